CREATE TABLE `frames` (
	`table_id` text NOT NULL,
	`rev` integer NOT NULL,
	`kind` text NOT NULL,
	`data` blob NOT NULL,
	PRIMARY KEY(`table_id`, `rev`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `inputs` ADD `undone_by` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `whole_frame` integer;--> statement-breakpoint
CREATE INDEX `tables_framed` ON `tables` (`finished_at`) WHERE whole_frame is not null and finished_at is not null;
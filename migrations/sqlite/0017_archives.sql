CREATE TABLE `archive_people` (
	`table_id` text NOT NULL,
	`person` integer NOT NULL,
	`user_id` text NOT NULL,
	`inputs` integer NOT NULL,
	PRIMARY KEY(`table_id`, `person`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `archive_people_user` ON `archive_people` (`user_id`);--> statement-breakpoint
CREATE TABLE `archives` (
	`table_id` text PRIMARY KEY NOT NULL,
	`data` blob NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `tables` ADD `archived` text;--> statement-breakpoint
CREATE INDEX `tables_archived` ON `tables` (`archived`,`finished_at`) WHERE finished_at is not null;
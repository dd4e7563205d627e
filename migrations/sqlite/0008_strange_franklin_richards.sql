CREATE TABLE `results` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user_id` text,
	`game` text NOT NULL,
	`edition` text NOT NULL,
	`seats` integer NOT NULL,
	`place` integer NOT NULL,
	`won` integer NOT NULL,
	`how` text NOT NULL,
	`finished_at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `results_user` ON `results` (`user_id`,`finished_at`);
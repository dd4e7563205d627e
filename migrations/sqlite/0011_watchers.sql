CREATE TABLE `watchers` (
	`table_id` text NOT NULL,
	`user_id` text NOT NULL,
	`each_turn` integer NOT NULL,
	PRIMARY KEY(`table_id`, `user_id`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `watchers_user` ON `watchers` (`user_id`);
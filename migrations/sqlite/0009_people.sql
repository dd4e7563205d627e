CREATE TABLE `forgotten` (
	`hash` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL,
	`at` integer NOT NULL,
	`pending` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_id` text NOT NULL,
	`rev` integer NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`words` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reports_user` ON `reports` (`user_id`,`at`);--> statement-breakpoint
ALTER TABLE `seats` ADD `orders` text;
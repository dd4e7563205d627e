CREATE TABLE `audit` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor` text,
	`guild` text,
	`table_id` text,
	`what` text NOT NULL,
	`args` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_guild` ON `audit` (`guild`,`seq`);--> statement-breakpoint
CREATE TABLE `bans` (
	`guild` text NOT NULL,
	`user_id` text NOT NULL,
	`until` integer,
	PRIMARY KEY(`guild`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `forgotten` (
	`hash` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL,
	`at` integer NOT NULL,
	`pending` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `guilds` (
	`guild` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL
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
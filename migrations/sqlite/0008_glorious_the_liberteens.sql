CREATE TABLE `calendars` (
	`user_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`user_id`, `from_at`)
);
--> statement-breakpoint
CREATE TABLE `outages` (
	`from_at` integer PRIMARY KEY NOT NULL,
	`to_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `seats` ADD `allow_left` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `reserve_left` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `running_from` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `warned_at` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `missed` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `pauses` text;
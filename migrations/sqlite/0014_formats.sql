CREATE TABLE `drafts` (
	`season_id` text NOT NULL,
	`division` integer NOT NULL,
	`rev` integer NOT NULL,
	`state` text NOT NULL,
	PRIMARY KEY(`season_id`, `division`),
	FOREIGN KEY (`season_id`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `organisers` (
	`league_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`league_id`, `user_id`),
	FOREIGN KEY (`league_id`) REFERENCES `leagues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organisers_user` ON `organisers` (`user_id`);--> statement-breakpoint
CREATE TABLE `trophies` (
	`season_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`season_id`, `user_id`, `kind`),
	FOREIGN KEY (`season_id`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `trophies_user` ON `trophies` (`user_id`);--> statement-breakpoint
ALTER TABLE `entries` ADD `pool` text;--> statement-breakpoint
ALTER TABLE `entries` ADD `secret` integer;--> statement-breakpoint
ALTER TABLE `entries` ADD `stands_for` text;--> statement-breakpoint
ALTER TABLE `match_results` ADD `places` text;--> statement-breakpoint
ALTER TABLE `match_seats` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `first` integer;--> statement-breakpoint
ALTER TABLE `seasons` ADD `course` text;--> statement-breakpoint
ALTER TABLE `seasons` ADD `ruleset` text;
CREATE TABLE `entries` (
	`season_id` text NOT NULL,
	`n` integer NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`lot` integer,
	`division` integer NOT NULL,
	`from_round` integer NOT NULL,
	`deck` text,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`season_id`, `n`),
	FOREIGN KEY (`season_id`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entries_person` ON `entries` (`season_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `entries_user` ON `entries` (`user_id`);--> statement-breakpoint
CREATE TABLE `leagues` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`guild` text NOT NULL,
	`channel` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`owner` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leagues_key` ON `leagues` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `leagues_name` ON `leagues` (`guild`,`name_key`);--> statement-breakpoint
CREATE TABLE `match_results` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match_id` text NOT NULL,
	`how` text NOT NULL,
	`won` text NOT NULL,
	`drawn` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `match_results_match` ON `match_results` (`match_id`,`seq`);--> statement-breakpoint
CREATE TABLE `match_seats` (
	`match_id` text NOT NULL,
	`seat` integer NOT NULL,
	`entry` integer NOT NULL,
	`seen_at` integer,
	PRIMARY KEY(`match_id`, `seat`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`season_id` text NOT NULL,
	`division` integer NOT NULL,
	`stage` text NOT NULL,
	`round` integer NOT NULL,
	`n` integer NOT NULL,
	`status` text NOT NULL,
	`table_id` text,
	`games` integer NOT NULL,
	`opened_at` integer,
	`done_at` integer,
	FOREIGN KEY (`season_id`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matches_place` ON `matches` (`season_id`,`division`,`stage`,`round`,`n`);--> statement-breakpoint
CREATE INDEX `matches_status` ON `matches` (`season_id`,`status`);--> statement-breakpoint
CREATE TABLE `seasons` (
	`id` text PRIMARY KEY NOT NULL,
	`league_id` text NOT NULL,
	`n` integer NOT NULL,
	`status` text NOT NULL,
	`rev` integer NOT NULL,
	`settings` text NOT NULL,
	`seed` text NOT NULL,
	`starts_at` integer,
	`started_at` integer,
	`ended_at` integer,
	`message` text,
	FOREIGN KEY (`league_id`) REFERENCES `leagues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seasons_n` ON `seasons` (`league_id`,`n`);--> statement-breakpoint
CREATE INDEX `seasons_status` ON `seasons` (`status`);--> statement-breakpoint
ALTER TABLE `audit` ADD `season_id` text;--> statement-breakpoint
CREATE INDEX `audit_season` ON `audit` (`season_id`,`seq`);
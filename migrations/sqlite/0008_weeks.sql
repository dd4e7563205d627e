CREATE TABLE `calendars` (
	`user_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`user_id`, `from_at`)
);
--> statement-breakpoint
CREATE TABLE `frames` (
	`table_id` text NOT NULL,
	`rev` integer NOT NULL,
	`kind` text NOT NULL,
	`data` blob NOT NULL,
	PRIMARY KEY(`table_id`, `rev`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `outages` (
	`from_at` integer PRIMARY KEY NOT NULL,
	`to_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `request_answers` (
	`request_id` text NOT NULL,
	`seat` integer NOT NULL,
	`yes` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`request_id`, `seat`),
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `requests` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`seat` integer NOT NULL,
	`about` integer,
	`args` text,
	`at_rev` integer NOT NULL,
	`rev` integer NOT NULL,
	`state` text NOT NULL,
	`opened_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`ended_at` integer,
	`message` text,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `requests_open` ON `requests` (`table_id`,`kind`) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX `requests_table` ON `requests` (`table_id`,`kind`,`opened_at`);--> statement-breakpoint
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
CREATE INDEX `results_user` ON `results` (`user_id`,`finished_at`);--> statement-breakpoint
CREATE TABLE `tenures` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`n` integer NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`from_rev` integer NOT NULL,
	`to_rev` integer,
	`why` text,
	PRIMARY KEY(`table_id`, `seat`, `n`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tenures_user` ON `tenures` (`user_id`);--> statement-breakpoint
ALTER TABLE `inputs` ADD `undone_by` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `seen_rev` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `seen_before` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `standin` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `standin_since` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `standin_until` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `direct_at` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `calls` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `allow_left` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `reserve_left` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `running_from` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `warned_at` integer;--> statement-breakpoint
ALTER TABLE `seats` ADD `missed` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `whole_frame` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `host_at` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `asleep_at` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `pauses` text;--> statement-breakpoint
CREATE INDEX `tables_framed` ON `tables` (`finished_at`) WHERE whole_frame is not null and finished_at is not null;
CREATE TABLE `due` (
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`seat` integer NOT NULL,
	`at` integer NOT NULL,
	`leased_until` integer NOT NULL,
	PRIMARY KEY(`table_id`, `kind`, `seat`)
);
--> statement-breakpoint
CREATE INDEX `due_at` ON `due` (`at`);--> statement-breakpoint
CREATE TABLE `inputs` (
	`table_id` text NOT NULL,
	`rev` integer NOT NULL,
	`n` integer NOT NULL,
	`seat` integer,
	`user_id` text,
	`moved_by` text NOT NULL,
	`ask` integer,
	`input` text NOT NULL,
	`events` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `rev`, `n`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `inputs_ask` ON `inputs` (`table_id`,`seat`,`ask`);--> statement-breakpoint
CREATE TABLE `notes` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`status` text NOT NULL,
	`claims` integer NOT NULL,
	`attempts` integer NOT NULL,
	`due` integer NOT NULL,
	`leased_until` integer NOT NULL,
	`at` integer NOT NULL,
	`ended_at` integer,
	`result` text,
	`why` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_id` ON `outbox` (`id`);--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`table_id`,`seq`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `outbox_ended` ON `outbox` (`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
CREATE TABLE `rulesets` (
	`hash` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user_id` text,
	`bot` text,
	`name` text NOT NULL,
	`settings` text,
	`waiting_since` integer,
	`moved_rev` integer NOT NULL,
	`deck` text,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seats_user` ON `seats` (`user_id`);--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`rev` integer NOT NULL,
	`status` text NOT NULL,
	`game` text NOT NULL,
	`edition` text NOT NULL,
	`ruleset` text,
	`seed` text NOT NULL,
	`host` text NOT NULL,
	`options` text NOT NULL,
	`guild` text,
	`channel` text NOT NULL,
	`thread` text,
	`lobby_message` text,
	`live_message` text,
	`opened_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`result` text,
	`state` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tables_key` ON `tables` (`key`);--> statement-breakpoint
CREATE INDEX `tables_thread` ON `tables` (`thread`);--> statement-breakpoint
CREATE INDEX `tables_channel` ON `tables` (`channel`);--> statement-breakpoint
CREATE TABLE `users` (
	`user_id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL
);

CREATE TABLE `decks` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`owner` text NOT NULL,
	`game` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`rev` integer NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `decks_key` ON `decks` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `decks_name` ON `decks` (`owner`,`game`,`name_key`);
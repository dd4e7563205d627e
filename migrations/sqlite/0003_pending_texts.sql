CREATE TABLE `pending_texts` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pending_texts_id` ON `pending_texts` (`user_id`,`id`);--> statement-breakpoint
INSERT INTO `pending_texts` (`id`, `user_id`, `text`) SELECT 'note', substr(`key`, 6), `value` FROM `notes` WHERE `key` LIKE 'tell:%' AND `value` <> '';
--> statement-breakpoint
DELETE FROM `notes` WHERE `key` LIKE 'tell:%';
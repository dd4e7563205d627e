CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `spot` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `rules` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `spot` integer;--> statement-breakpoint
UPDATE `tables` SET `spot` = CAST(`guild` AS INTEGER) >> 22 WHERE `guild` <> '' AND `guild` NOT GLOB '*[^0-9]*';--> statement-breakpoint
UPDATE `outbox` SET `spot` = (SELECT `spot` FROM `tables` WHERE `id` = `outbox`.`table_id`) WHERE `status` = 'waiting';

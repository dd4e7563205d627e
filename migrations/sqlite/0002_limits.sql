CREATE INDEX `tables_guild` ON `tables` (`guild`,`status`);--> statement-breakpoint
INSERT OR IGNORE INTO `due` (`table_id`, `kind`, `seat`, `at`, `leased_until`)
SELECT `id`, 'expire', -1, `opened_at` + 1209600000, 0 FROM `tables` WHERE `status` = 'lobby';

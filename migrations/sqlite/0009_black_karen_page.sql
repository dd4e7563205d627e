CREATE TABLE `forgotten` (
	`hash` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL,
	`at` integer NOT NULL,
	`pending` integer NOT NULL
);

CREATE TABLE "entries" (
	"season_id" text COLLATE "C" NOT NULL,
	"n" integer NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"lot" integer,
	"division" integer NOT NULL,
	"from_round" integer NOT NULL,
	"deck" text COLLATE "C",
	"joined_at" bigint NOT NULL,
	CONSTRAINT "entries_season_id_n_pk" PRIMARY KEY("season_id","n")
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"guild" text COLLATE "C" NOT NULL,
	"channel" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"owner" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_results" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"match_id" text COLLATE "C" NOT NULL,
	"how" text COLLATE "C" NOT NULL,
	"won" text COLLATE "C" NOT NULL,
	"drawn" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_seats" (
	"match_id" text COLLATE "C" NOT NULL,
	"seat" integer NOT NULL,
	"entry" integer NOT NULL,
	"seen_at" bigint,
	CONSTRAINT "match_seats_match_id_seat_pk" PRIMARY KEY("match_id","seat")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"season_id" text COLLATE "C" NOT NULL,
	"division" integer NOT NULL,
	"stage" text COLLATE "C" NOT NULL,
	"round" integer NOT NULL,
	"n" integer NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C",
	"games" integer NOT NULL,
	"opened_at" bigint,
	"done_at" bigint
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"league_id" text COLLATE "C" NOT NULL,
	"n" integer NOT NULL,
	"status" text COLLATE "C" NOT NULL,
	"rev" integer NOT NULL,
	"settings" text COLLATE "C" NOT NULL,
	"seed" text COLLATE "C" NOT NULL,
	"starts_at" bigint,
	"started_at" bigint,
	"ended_at" bigint,
	"message" text COLLATE "C"
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "season_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_results" ADD CONSTRAINT "match_results_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_seats" ADD CONSTRAINT "match_seats_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_person" ON "entries" USING btree ("season_id","user_id");--> statement-breakpoint
CREATE INDEX "entries_user" ON "entries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leagues_key" ON "leagues" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "leagues_name" ON "leagues" USING btree ("guild","name_key");--> statement-breakpoint
CREATE INDEX "match_results_match" ON "match_results" USING btree ("match_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "matches_place" ON "matches" USING btree ("season_id","division","stage","round","n");--> statement-breakpoint
CREATE INDEX "matches_status" ON "matches" USING btree ("season_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "seasons_n" ON "seasons" USING btree ("league_id","n");--> statement-breakpoint
CREATE INDEX "seasons_status" ON "seasons" USING btree ("status");--> statement-breakpoint
CREATE INDEX "audit_season" ON "audit" USING btree ("season_id","seq");
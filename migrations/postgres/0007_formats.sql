CREATE TABLE "drafts" (
	"season_id" text COLLATE "C" NOT NULL,
	"division" integer NOT NULL,
	"rev" integer NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	CONSTRAINT "drafts_season_id_division_pk" PRIMARY KEY("season_id","division")
);
--> statement-breakpoint
CREATE TABLE "organisers" (
	"league_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "organisers_league_id_user_id_pk" PRIMARY KEY("league_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "trophies" (
	"season_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "trophies_season_id_user_id_kind_pk" PRIMARY KEY("season_id","user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "pool" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "secret" integer;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "stands_for" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "match_results" ADD COLUMN "places" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "match_seats" ADD COLUMN "user_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "first" integer;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "course" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "ruleset" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisers" ADD CONSTRAINT "organisers_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trophies" ADD CONSTRAINT "trophies_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisers_user" ON "organisers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trophies_user" ON "trophies" USING btree ("user_id");
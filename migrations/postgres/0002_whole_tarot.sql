CREATE TABLE "forgotten" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"salt" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"pending" integer NOT NULL
);

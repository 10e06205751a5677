CREATE TABLE "stock_outs" (
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"until" timestamp with time zone,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_outs_kind_target_id_pk" PRIMARY KEY("kind","target_id"),
	CONSTRAINT "stock_outs_kind" CHECK ("stock_outs"."kind" in ('item', 'choice'))
);

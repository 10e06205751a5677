CREATE TABLE "slot_overrides" (
	"mode" text NOT NULL,
	"date" date NOT NULL,
	"value" text NOT NULL,
	"capacity" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_overrides_mode_date_value_pk" PRIMARY KEY("mode","date","value"),
	CONSTRAINT "slot_overrides_mode" CHECK ("slot_overrides"."mode" in ('pickup', 'delivery')),
	CONSTRAINT "slot_overrides_capacity" CHECK ("slot_overrides"."capacity" between 0 and 99)
);

-- A name as others read it: without case and separators, and with letters and digits that look alike made one. It is foldedName()
-- of domain/misleadingNames.ts for the characters of usernames; a test compares the two.
CREATE FUNCTION "folded_username"("name" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(translate(lower("name"), '013457i._-', 'oleastl'), 'rn', 'm'), 'vv', 'w')
$$;

ALTER TABLE "account" ADD COLUMN "folded_name" TEXT;

-- Programs from before this migration do not know the column, so the database fills it in.
CREATE FUNCTION "fold_new_username"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."folded_name" := "folded_username"(NEW."username");
  RETURN NEW;
END
$$;
CREATE TRIGGER "account_folded_name" BEFORE INSERT ON "account"
  FOR EACH ROW EXECUTE FUNCTION "fold_new_username"();

-- Of accounts whose names read the same, the oldest keeps the name's page. The others keep their names for signing in.
UPDATE "account" SET "folded_name" = "folded_username"("username") WHERE "id" IN (
  SELECT DISTINCT ON ("folded_username"("username")) "id" FROM "account"
  ORDER BY "folded_username"("username"), "created_at", "id");
UPDATE "name_page" SET "on_since" = NULL FROM "account"
  WHERE "account"."id" = "name_page"."user_id" AND "account"."folded_name" IS NULL;

CREATE UNIQUE INDEX "account_folded_name_key" ON "account"("folded_name");

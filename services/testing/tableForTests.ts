import { databaseForTests, type TestDatabase } from './database';
import { setTable, type Table } from './table';

/** What most files of tests begin with: a table on a database of their own, which is removed after the last test. */
export async function tableForTests({
  now = () => new Date(),
  poolMax,
}: { now?: () => Date; poolMax?: number } = {}): Promise<{ readonly database: TestDatabase; readonly table: Table }> {
  const database = await databaseForTests(poolMax === undefined ? {} : { poolMax });
  return { database, table: setTable(database.db, { now }) };
}

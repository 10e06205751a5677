import { describe, expect, it } from 'vitest';
import { findSql } from './find-sql.ts';

describe('SQL in a source', () => {
  it.each([
    ["db.query('select id from orders')"],
    ['db.query(`insert into orders values (${id})`)'],
    ['db.query(`\n  update orders set status = ${status}\n`)'],
    ["db.query('delete from orders')"],
    ["db.query('create table orders (id int)')"],
    ['db.query(`with newest as (select 1) select * from newest`)'],
    ['db.execute(sql`now()`)'],
    ['sql.raw`x`'],
  ])('is seen in %s', (source) => {
    expect(findSql('x.ts', source)).toHaveLength(1);
  });

  it.each([
    ["say('Select a slot from the list')"],
    ["say('Update the shop')"],
    ["say('Insert a card')"],
    ['say(`Delete ${name}`)'],
    ['const sql = 1;'],
    ['// select id from orders'],
  ])('is not seen in %s', (source) => {
    expect(findSql('x.ts', source)).toEqual([]);
  });
});

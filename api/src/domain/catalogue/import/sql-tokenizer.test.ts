import { describe, expect, test } from 'vitest';
import type { Dialect } from './sql-dialect.ts';
import { SqlTokenizer, Token } from './sql-tokenizer.ts';

const kindNames = new Map(Object.entries(Token).map(([name, token]) => [token, name]));

interface Scan {
  readonly tokens: readonly string[];
  readonly lines: readonly number[];
  readonly dialect: Dialect | undefined;
  readonly failure: string | undefined;
}

function scanAt(sql: string, size: number, dialect?: Dialect): Scan {
  const tokenizer = new SqlTokenizer();
  tokenizer.dialect = dialect;
  const tokens: string[] = [];
  const lines: number[] = [];
  const drain = () => {
    for (let token = tokenizer.scan(); token !== Token.none; token = tokenizer.scan()) {
      if (token === Token.end) return;
      const symbol = token === Token.symbol ? String.fromCharCode(tokenizer.symbol) : undefined;
      const value = symbol ?? (token <= Token.number ? tokenizer.value : '');
      tokens.push([kindNames.get(token), value].filter(Boolean).join(' '));
      lines.push(tokenizer.line);
    }
  };
  for (let from = 0; from < sql.length; from += size) {
    tokenizer.append(sql.slice(from, from + size));
    drain();
  }
  tokenizer.end();
  drain();
  const failure = tokenizer.failure?.message;
  return { tokens, lines, dialect: tokenizer.dialect, failure };
}

function scan(sql: string, dialect?: Dialect): Scan {
  const whole = scanAt(sql, sql.length || 1, dialect);
  for (const size of [1, 2, 3, 5]) expect(scanAt(sql, size, dialect)).toEqual(whole);
  return whole;
}

describe('SqlTokenizer', () => {
  test('splits SQL into words, names, numbers and symbols', () => {
    expect(scan('SELECT a.`b c`, 1.5e-3*.5;', 'mysql').tokens).toEqual([
      'word SELECT',
      'word a',
      'dot',
      'name b c',
      'comma',
      'number 1.5e-3',
      'symbol *',
      'number .5',
      'semicolon',
    ]);
    expect(scan('(0x1e-2)').tokens).toEqual([
      'open',
      'number 0x1e',
      'symbol -',
      'number 2',
      'close',
    ]);
  });

  test('reads brackets as the quotes of a name in SQLite only', () => {
    expect(scan('[a b]', 'sqlite').tokens).toEqual(['name a b']);
    expect(scan('[a]', 'postgresql').tokens).toEqual(['symbol [', 'word a', 'symbol ]']);
  });

  test('reads a doubled quotation mark inside quotes as one', () => {
    expect(scan(`'it''s' '''' '' "a""b"`).tokens).toEqual([
      "string it's",
      "string '",
      'string',
      'doubleQuoted a"b',
    ]);
  });

  test('skips comments of every kind', () => {
    expect(scan("a -- it's\nb /* ' */ c/**/d", 'postgresql').tokens).toEqual([
      'word a',
      'word b',
      'word c',
      'word d',
    ]);
    expect(scan("a # it's\nb", 'mysql').tokens).toEqual(['word a', 'word b']);
    expect(scan('a #> b', 'postgresql').tokens).toEqual([
      'word a',
      'symbol #',
      'symbol >',
      'word b',
    ]);
  });

  test('reads two minus signs without a space as arithmetic in MySQL and as a comment elsewhere', () => {
    expect(scan('5--3', 'mysql').tokens).toEqual(['number 5', 'symbol -', 'symbol -', 'number 3']);
    expect(scan('5--3', 'sqlite').tokens).toEqual(['number 5']);
    expect(scan('5--', 'mysql').tokens).toEqual(['number 5']);
  });

  test('nests comments in PostgreSQL only', () => {
    const sql = '/* a /* b */ c */ d';
    expect(scan(sql, 'postgresql').tokens).toEqual(['word d']);
    expect(scan(sql, 'sqlite').tokens).toEqual(['word c', 'symbol *', 'symbol /', 'word d']);
    expect(scan('/*/ a */ b', 'mysql').tokens).toEqual(['word b']);
    expect(scan('/* **/ b', 'postgresql').tokens).toEqual(['word b']);
  });

  test('reads the SQL in executable comments of MySQL, even with */ inside a string', () => {
    expect(scan("/*!40101 SET a='*/' */; b")).toMatchObject({
      tokens: ['word SET', 'word a', 'symbol =', 'string */', 'semicolon', 'word b'],
      dialect: 'mysql',
    });
    expect(scan('/*!50003 CREATE*/ /*M!100100 TRIGGER*/ /*! x*/').tokens).toEqual([
      'word CREATE',
      'word TRIGGER',
      'word x',
    ]);
    expect(scan("/*!999999\\- enable the 'sandbox mode */ a").tokens).toEqual(['word a']);
    expect(scan('/*! a */ b', 'postgresql').tokens).toEqual(['word b']);
    expect(scan('/*! a').failure).toBe('Line 1: a comment is not closed. The file may be cut off.');
  });

  test('reads a backslash as an escape in MySQL', () => {
    expect(scan(String.raw`'22\" LED', 'it\'s', 'C:\\', "a\"b"`, 'mysql').tokens).toEqual([
      'string 22" LED',
      'comma',
      "string it's",
      'comma',
      'string C:\\',
      'comma',
      'doubleQuoted a"b',
    ]);
  });

  test('reads a backslash as a plain character in SQLite and in plain strings of PostgreSQL', () => {
    for (const dialect of ['sqlite', 'postgresql'] as const) {
      expect(scan(String.raw`'C:\', 'a\nb'`, dialect).tokens).toEqual([
        'string C:\\',
        'comma',
        'string a\\nb',
      ]);
    }
  });

  test('reads a backslash as an escape in E strings, which also show that the dialect is PostgreSQL', () => {
    expect(scan(String.raw`E'it\'s\n' e'' 'C:\'`)).toMatchObject({
      tokens: ["string it's\n", 'string', 'string C:\\'],
      dialect: 'postgresql',
    });
  });

  test('reads dollar quotes of PostgreSQL', () => {
    expect(scan("$$it's; $x$ $$ $tag$ $$ $ta $tag$ a$b$ $1", 'postgresql').tokens).toEqual([
      "string it's; $x$ ",
      'string  $$ $ta ',
      'word a$b$',
      'symbol $',
      'number 1',
    ]);
    expect(scan('$$ a', 'mysql').tokens).toEqual(['symbol $', 'symbol $', 'word a']);
  });

  describe('while the dialect is unknown', () => {
    test('reads texts without a backslash', () => {
      expect(scan(`'a', "b"`)).toMatchObject({ dialect: undefined, failure: undefined });
    });

    test('reads a backslash before a quotation mark as an escape where no other reading is valid SQL', () => {
      for (const sql of [String.raw`'it\'s'`, String.raw`'6\' cable'`, String.raw`"22\" LED"`]) {
        expect(scan(sql)).toMatchObject({ dialect: 'mysql', failure: undefined });
      }
      expect(scan(String.raw`'\\it\'s\\'`).tokens).toEqual(["string \\it's\\"]);
    });

    test('fails where a text could end in two places', () => {
      for (const sql of [
        String.raw`'C:\', 'x'`,
        String.raw`'C:\')`,
        String.raw`'C:\'  ;`,
        String.raw`'\'''`,
        String.raw`'C:\'`,
        `${String.raw`'C:\'`}\n, 'x'`,
      ]) {
        expect(scan(sql).failure).toMatch(/^Line 1: a backslash before a quotation mark can mean/);
      }
    });

    test('finds the dialect from the first comment, backtick or hash', () => {
      expect(scan('-- phpMyAdmin SQL Dump\n').dialect).toBe('mysql');
      expect(scan('/*\n MariaDB dump 10 */').dialect).toBe('mysql');
      expect(scan('--\n-- PostgreSQL database dump\n--\n').dialect).toBe('postgresql');
      expect(scan('-- PostgreSQL database dump\n`a`').dialect).toBe('postgresql');
      expect(scan('`a`').dialect).toBe('mysql');
      expect(scan('# a\n').dialect).toBe('mysql');
      expect(scan('-- a note on MySQL dump files\n').dialect).toBe(undefined);
    });
  });

  test('fails with the line on which an unclosed text, name or comment began', () => {
    expect(scan("a\n\n 'b\nc\n").failure).toBe(
      'Line 3: a text value is not closed. The file may be cut off.',
    );
    expect(scan('a\n$$ b\nc').failure).toBe(
      'Line 2: a text value is not closed. The file may be cut off.',
    );
    expect(scan('a\n/* b\n').failure).toBe(
      'Line 2: a comment is not closed. The file may be cut off.',
    );
    expect(scan('a\r\n`b\r\n').failure).toBe(
      'Line 2: a quoted name is not closed. The file may be cut off.',
    );
  });

  test('counts lines inside texts and comments', () => {
    const { lines } = scan("a\r\n'x\ny' b /*\n\n*/ c\n  d", 'sqlite');
    expect(lines).toEqual([1, 2, 3, 5, 6]);
  });

  test('drops the text of words and numbers of more than 4096 characters', () => {
    const { tokens } = scan(`0x${'ab'.repeat(5000)} ${'w'.repeat(4100)} ${'7'.repeat(4096)}`);
    expect(tokens).toEqual(['number', 'word', `number ${'7'.repeat(4096)}`]);
  });
});

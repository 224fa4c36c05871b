import { describe, expect, test } from 'vitest';
import { unescapeCopy, unescapeMysql, unescapePostgresql } from './sql-escapes.ts';

describe('removing escapes', () => {
  test('from a MySQL string resolves those of MySQL', () => {
    expect(unescapeMysql(String.raw`22\" LED`)).toBe('22" LED');
    expect(unescapeMysql(String.raw`\0\'\"\b\n\r\t\Z\\\%\_\x`)).toBe(
      '\0\'"\b\n\r\t\u001a\\\\%\\_x',
    );
    expect(unescapeMysql(String.raw`C:\\new`)).toBe('C:\\new');
    expect(unescapeMysql('a\\\nb')).toBe('a\nb');
  });

  test('from a PostgreSQL escape string resolves characters, bytes and code points', () => {
    expect(unescapePostgresql(String.raw`it\'s\t\\ \x41\101 \u00e9 \U0001F600 \q`)).toBe(
      "it's\t\\ AA é 😀 q",
    );
    expect(unescapePostgresql(String.raw`\xc3\xa9 \303\251`)).toBe('é é');
    expect(unescapePostgresql(String.raw`\\x41`)).toBe('\\x41');
    expect(unescapePostgresql(String.raw`\UFFFFFFFF`)).toBe('\ufffd');
  });

  test('from a field of a COPY block resolves characters and bytes, but not code points', () => {
    expect(unescapeCopy(String.raw`a\tb\nc\\d\ve`)).toBe('a\tb\nc\\d\ve');
    expect(unescapeCopy(String.raw`\xc3\xa9\303\251`)).toBe('éé');
    expect(unescapeCopy(String.raw`\u00e9`)).toBe('u00e9');
    expect(unescapeCopy(String.raw`\\N`)).toBe('\\N');
  });
});

import fc from 'fast-check';

/** Pieces of Markdown, HTML, addresses and odd characters, which random letters rarely form. */
const pieces = fc.constantFrom(
  ...['# ', '## ', '- ', '+ ', '* ', '1. ', '1) ', '> ', '---', '===', '***', '```', '~~~', '    '],
  ...['|', '\\|', '| --- |', ':-', '[x](https://x.co)', '![x](https://x.co/a.png)', '[a]: b'],
  ...['<script>', '<!--', '-->', '<b', '</p>', '<https://x.co>', 'https://x.co', 'www.x.co'],
  ...['a@b.co', '&amp;', '&#60;', '&lt', '&', '**', '__', '*', '_', '~~', '`', '\\', '\\\\', '!'],
  ...[
    '\u00a0',
    '\n',
    '\r\n',
    '\t',
    '\u0000',
    '\u2028',
    '\u202e',
    '\ud800',
    '\ufffe',
    '[^1]',
    '=',
    ' ',
    '  ',
  ],
  ...['😀', 'ǃ', 'العربية', '漢', '0', '9', '.', ')', ':', 'a', 'Z', 'é', '{1}', '$', '(', ']'],
);

/** Any text that a visitor could type or paste, often with Markdown in it. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 10 })
    .map((parts) => parts.join('')),
);

/** The same with a letter in it, since a block without anything visible is not written. */
export const visibleHostileText = fc
  .tuple(hostileText, hostileText)
  .map(([before, after]) => `${before}x${after}`);

/**
 * Words that say something and are nobody's name: calls to action, what they ask for, and the little
 * words between. English, Afrikaans and isiZulu, as they are typed, without accents. Left out on purpose
 * are words that people here are called, such as Gift, Grant, Hope, Mark, Precious, Trust, Welcome and
 * Will, and words of two letters: many are names of somebody.
 */
const NO_NAMES = `
the this that these those your yours you our ours they them their its are was were been has have had does did dont
doesnt isnt not never must should shall can cannot cant could would for from with into onto about after before until
because when where how why what which but off out down here there now today tonight tomorrow asap immediately
instantly quickly soon please pls kindly dear hello hey everyone everybody anyone nobody all every some any more most
only just also call calls called calling phone phoning dial ring sms smses whatsapp text txt message msg telegram
email emails mail click clicking tap press push swipe scan visit open close goto see view reply respond answer send
sending forward contact pay paying paid buy purchase order sell win wins won winner winners winning claim redeem
confirm verify validate update upgrade activate renew log login logon sign signin signup register subscribe
unsubscribe download install enter submit transfer deposit donate invest withdraw borrow apply act hurry rush stop
ignore delete cancel remove report check follow join get take give bring come leave meet find look watch wait listen
tell ask help save try use choose accept agree start begin continue finish keep let make put set turn move change
remember forget believe earn spend share prize prizes jackpot lottery lotto voucher vouchers coupon discount promo
promotion offer offers bonus reward rewards cash money rand rands dollar dollars euro euros bitcoin btc crypto forex
loans credit debt refund invoice payment payments account accounts password passwords pin otp code number numbers link
links website websites site url online app customer customers client clients user users helpdesk bank sars police free
cheap urgent urgently warning alert attention notice limited expires expired suspended blocked locked hacked virus
congratulations congrats run hide fight kill steal burn attack die fetch deliver delivery parcel parcels beware vote
hate idiot stupid fuck shit casino viagra sex porn http https www dot com org net info skakel bel klik hier nou stuur
betaal besoek asseblief dringend antwoord teken jou shayela shaya ngishayele chofoza thumela khokha vakashela thenga
manje lapha sicela
add restart reboot router wire funds google search avoid boycott scam scams fraud steals thief thieves nothing home ordered
fire tel cell bomb arrest threat
`;

const DIGITS =
  'zero oh nought one two three four five six seven eight nine ten double triple nul een twee drie vier vyf ses sewe agt nege';

const split = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const noNames = split(NO_NAMES);
const digits = split(DIGITS);

/** Cyrillic and Greek letters that are read as these Latin ones. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'аaсcеeоoрpхxуyіiѕsјjԁdһhԛqԝwкkмmтtвbнhгrпnαaεeιiκkνvοoρpτtυuχxηnωwγyβb'.matchAll(/(.)(.)/gu),
    ([, seen = '', read = '']) => [seen, read],
  ),
);

/** A word as a reader takes it: without case, accents and apostrophes, and with plain letters. */
const asRead = (word: string): string =>
  Array.from(
    word
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}]/gu, ''),
    (letter) => lookalikes[letter] ?? letter,
  ).join('');

/** Whether words say something: a call to action, or a number digit by digit. */
export function saysSomething(words: readonly string[]): boolean {
  const parts = words.flatMap((word) => word.split(/[-‐‑–.]/).map(asRead)).filter(Boolean);
  // Letter by letter, as in C-a-l-l.
  const spelt = parts.map((part) => (part.length === 1 ? part : ` ${part} `)).join('');
  const read = [...words.map(asRead), ...parts, ...spelt.split(' ')];
  return (
    read.some((word) => noNames.has(word)) || parts.filter((part) => digits.has(part)).length > 1
  );
}

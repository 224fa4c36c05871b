const DOUBLED = /([bdfglmnprt])\1$/;

/**
 * The basic forms that a word may be a form of: `stopped` gives `stopped`, `stopp`, `stoppe` and
 * `stop`. Some are no words, which does no harm where they are looked up. Irregular forms (`took`)
 * are in the table below.
 * @param word lower case
 */
export function basicForms(word: string): readonly string[] {
  const forms = [word];
  const plain = word.replace(/['’]s?$/, '');
  if (plain !== word) forms.push(plain);
  const irregularForm = irregular.get(plain);
  if (irregularForm) forms.push(irregularForm);
  for (const [ending, replacements] of endings) {
    if (!plain.endsWith(ending)) continue;
    const stem = plain.slice(0, -ending.length);
    if (stem.length < 2) continue;
    for (const replacement of replacements) forms.push(stem + replacement);
    if (DOUBLED.test(stem)) forms.push(stem.slice(0, -1));
  }
  return forms;
}

const endings: readonly (readonly [string, readonly string[]])[] = [
  ['iest', ['y']],
  ['iers', ['y']],
  ['ier', ['y']],
  ['ied', ['y']],
  ['ies', ['y', 'ie']],
  ['ily', ['y']],
  ['ness', ['']],
  ['ally', ['al', '']],
  ['ly', ['', 'le', 'e']],
  ['ing', ['', 'e']],
  ['ings', ['', 'e']],
  ['est', ['', 'e']],
  ['ers', ['', 'e']],
  ['er', ['', 'e']],
  ['ed', ['', 'e']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['d', ['']],
  ['ful', ['']],
];

const irregular: ReadonlyMap<string, string> = new Map(
  `became:become began:begin begun:begin bore:bear borne:bear bought:buy broke:break broken:break brought:bring built:build
  came:come caught:catch chose:choose chosen:choose children:child drawn:draw drew:draw eaten:eat fallen:fall felt:feel fell:fall
  found:find forgot:forget forgotten:forget gave:give given:give gone:go got:get gotten:get grew:grow grown:grow heard:hear held:hold
  hid:hide hidden:hide hung:hang kept:keep knew:know known:know laid:lay led:lead left:leave lent:lend lay:lie lain:lie lit:light
  lost:lose made:make meant:mean men:man met:meet paid:pay ran:run read:read ridden:ride risen:rise rose:rise said:say sat:sit saw:see
  seen:see sent:send shown:show shut:shut slept:sleep sold:sell sought:seek spent:spend spoke:speak spoken:speak stole:steal
  stolen:steal stood:stand struck:strike stuck:stick taken:take taught:teach thieves:thief thought:think threw:throw thrown:throw
  told:tell took:take understood:understand went:go won:win wrote:write written:write women:woman went:go worse:bad worst:bad
  better:good best:good less:little least:little dealt:deal drove:drive driven:drive fled:flee fought:fight wore:wear worn:wear`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);

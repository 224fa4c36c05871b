/**
 * Words that say nothing by themselves about a site, a product, a price or a law, in their basic
 * form. A model may use these anywhere; any other word only where the rules have used it. Left out
 * on purpose: numbers, money, devices, trades, places of a site, crimes, authorities and promises.
 */
const LITTLE_WORDS = `
a an the this that these those it its itself he him his she her hers they them their theirs themselves
you your yours yourself yourselves we us our ours ourselves i me my mine one ones someone somebody anyone anybody
everyone everybody something anything everything each every either both all any some many much more most
few fewer several such same other another others own
and or but so yet nor if then than as because since while when where whether which who whom whose what why how
although though unless until before after once whenever wherever however whatever whoever whichever
of in on at to from by for with about into onto over under through during between among across along around
against behind beside besides beyond within near inside outside up down out off away back above below per via
toward towards upon despite except like instead rather
am is are was were be been being do does did done doing have has had having
will would shall should can could may might must ought
very too also only just ever even still already always often usually sometimes again soon now here there
perhaps maybe quite enough almost nearly mostly mainly simply really certainly clearly likely probably possibly
especially particularly exactly directly otherwise therefore thus hence meanwhile afterwards first next last later earlier
together apart alone far further forward ahead ago twice yes please
let's it's that's there's here's what's you're they're we're i'm who's you've we've they've you'll we'll they'll it'll you'd they'd he's she's i've
` as const;

const NEGATIONS = `
no not none nothing nobody nowhere never neither nor without cannot can't won't don't doesn't didn't isn't aren't
wasn't weren't haven't hasn't hadn't couldn't wouldn't shouldn't mustn't needn't hardly barely unlikely
`;

const COMMON_WORDS = `
able accept account ache act action actual add address afford afraid aim allow ample answer appear apply approach
area argue arrange arrival arrive ask aspect assume attempt attention avoid aware awkward
bad balance base basic basis bear become begin behave believe belong benefit best better big bit blame block boast bother bottom
break brief bring broad build burden busy buy
calm capable care careful carry case catch cause caution central certain chance change check choice choose circle circumstance
clean clear close closer combine come comfort common compare complete concern condition confident confirm confuse connect consider
consistent contain continue control convenient core corner correct cost count couple course cover create crucial current cut
daily danger dangerous dare date day deal decide decision deep delay deliver depend describe deserve detail determine deter
develop differ difference different difficult direct discover discuss distance disturb divide doubt draw drop dry due duty
early ease easier easiest easily easy edge effect effective effort else embarrass emphasis empty enable encourage end enjoy ensure enter entire
equal establish event eventual evident exact examine example expect experience explain explore expose extend extra eye
face fact fail fair fall familiar fast favour fear feel feeling figure fill final find fine finish firm fit fix flow focus follow
force forget form frequent fresh full function future
gain gap gather general gentle get give glance glimpse go goal good gradual great grow guess guide
habit hand handle hang happen happy hard harm head hear heart heavy help hesitate hide high hint hit hold hole honest hope hour huge hurry hurt
idea ideal identify ignore imagine immediate impact importance important impossible improve include increase indeed individual influence
inform information instant intend intent interest introduce involve issue item
join judge keep key kind know known knowledge
lack large lead learn least leave left less lesson let level lie life lift light limit line link list listen little live local
long look lose loss lot low lower
main maintain major make manage manner mark match matter mean meaning means measure meet memory mention mess middle mind minor minute
miss missing mistake mix moment month morning motive move
narrow natural nature neat necessary need nervous new nice night normal notable note notice number
observe obtain obvious occasion occur odd offer old open opening opportunity opposite option order ordinary organise original outcome overall overlook owe
pace pair part particular partly pass past path pattern pause pay people perfect perform period permit person personal pick picture piece place
plain plan play pleasant plenty point poor popular position possible practical practice precise prefer prepare presence present press pressure
prevent previous principle prior priority private probable problem procedure process proper protect prove provide public pull purpose push put
quality question quick quiet quietly
raise range rapid rare reach react read ready real realise reason reasonable recent recognise recommend record reduce refer regard regular relate
relevant reliable rely remain remember remind remove repeat replace reply report request require respond response rest result return
reveal review right rise risk role root rough round routine rule run
safer safely safety save say scale scene schedule search season see seem select send sense sensible separate serious serve set settle shape share
sharp short show side sight similar simple single sit situation size skill slight slip slow small smart smooth solid solution solve sort
sound source space spare speak specific spend spot stage stand start state stay steady step stick stop story straight strange strength stretch
strict strong struggle style subject succeed success sudden suffer suggest suit suitable sum support suppose sure surprise suspect system
take talk target task tell tend term test text thank thing think thorough thought tie tight time tiny tired together tool top topic
total touch tough track trade treat trouble true trust truth try turn type typical
uncertain unclear uncommon understand unexpected unfamiliar unusual upset urgent use used useful user usual
valuable value vary version view visible visit vital vulnerable
wait walk want warn waste watch way weak weakness week weekend welcome well whole wide willing win wise wish wonder word work world worry worse worst
worth write wrong year yesterday young
afternoon evening today tomorrow tonight meantime midnight midday
arm attack attacker criminal crime burglar thief thieves intruder offender culprit stranger outsider visitor 

site business home place 
incident pattern evidence proof clue trace
layer barrier cover coverage blind corner view sightline approach route
secure security protection protective deterrent deterrence prevention detection
tempt temptation attract attractive notice watched unwatched unattended unguarded unnoticed exposed hidden
`;

/** Words that look like forms of common ones and say something of their own. */
const LOOKALIKES =
  'cleaner cleaners fined fines trainer trainers shooter dealer dealers planter poster';

const split = (words: string): string[] => words.trim().split(/\s+/);

export const negations: ReadonlySet<string> = new Set(split(NEGATIONS));
export const littleWords: ReadonlySet<string> = new Set([...split(LITTLE_WORDS), ...negations]);
export const commonWords: ReadonlySet<string> = new Set(split(COMMON_WORDS));
export const lookalikes: ReadonlySet<string> = new Set(split(LOOKALIKES));

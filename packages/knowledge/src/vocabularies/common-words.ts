/**
 * The commonest words of each language that visitors write, so that a text in none of them shows. Words of
 * one list only tell in which language a sentence is. They mean nothing by themselves.
 */
export const commonWords = {
  english: `
    a about above across after again against ago all almost alone along already also although always am
    among an and another any anybody anyone anything anywhere are area areas around as ask asked asking at
    away back bad be became because become been before began behind being below beside best better between
    big bit both bought break breaking bring broke broken brought building business but buy by call called
    came can cannot cant car carry case caught change check child children city clean close closed come
    comes coming company could couple cut daily dark daughter day days did didnt different do does doesnt
    doing done dont door down drive driver during each early either else employee employees empty end
    enough enter even evening ever every everybody everyone everything everywhere except face family far
    fast father fear feel few find first five floor follow following for forced found four friday friend
    from front full gave get gets getting girl give given go goes going gone good got great ground group
    guy guys had half happen happened happening happens has have having he hear heard help her here hers
    him himself his hit hold home hour hours house how however hundred husband i if im in inside into is
    isnt it its itself ive job just keep keeps kept kid kids kind knew know known knows large last late
    later left less let lets life like little live lives living long look looked looking lost lot lots made
    make makes making man many march may maybe me mean men met might mine minute minutes monday money month
    months more morning most mother mr mrs much must my myself name near need needed needs neighbour
    neighbours never new next night nights no nobody none nor not nothing now number of off office often
    old on once one only onto open opened opens or other others our ours out outside over own owner paid
    parked parking part past pay people person place places please police prefer problem put quick quickly
    quiet quite ran reach really right road room rooms run running said same saturday saw say says second
    see seen sell send sent service seven several shall she shop should show showed shut side since sister
    site sit six sleep small so some somebody someone something sometimes son soon staff stand standing
    start started stay still stood stop stopped street such suddenly sunday sure take taken takes taking
    talk tell ten than that thats the their theirs them then there these they thing things think third this
    those though thought three through thursday till time times to today together told tomorrow tonight too
    took top toward towards town tried try trying tuesday turn turned twice two under until up upstairs us
    use used using usually very visit visitor waiting walk walked wall want wanted wants was wasnt watch
    way we wednesday week weekend weekends weeks well went were what when where whether which while who
    whole whose why wife will window windows with within without woman women wont wood word work worked
    worker workers working works would write wrote year years yes yesterday yet you young your yours
    pls plz hlp thx msg u ur r wat wen bcos cos coz dnt cnt gud nyt ppl smth smbdy
    answer good-day how jersey prices size grey bake better oven fan
  `,
  afrikaans: `
    aan ag agt agter al alles almal alleen alleenlik alkant altyd ander as asb asseblief baie bang base begin
    bel benodig beter binne bly boer boonste bring broer buite buitekant bure buurman by daai daar daardie daarna
    daarom dag dae dalk dan dankie dat deel deur deure die dieselfde dinge dis dit doen dogter donker donderdag
    draai drie dink dinsdag dorp dood eerste een eie eienaar ek elke elf em en enige enigiemand enkele
    erf erg ernstig familie gaan gaat gebeur gebel gebou gebreek gebring gebruik gedoen gee geen gegaan
    gegee gehad gehoor gehou gekom gekoop gekry geld gelede geloop gemaak genoeg geopen geraak gereeld
    gesê gesien geslaap gestaan geval gevat gevind gevra gewees geweet gewerk gister gisteraand groot groep
    haar halfuur hand hang hard hardloop hê hek help het hier hierdie hoe hoekom hom honderd hoor hou hul hulle
    hulp huis iemand iets in ingang ingebreek inkom ingekom is ja jaar jammer jou jul julle jy juis kamer kan kant
    kantoor kinders kind klaar klein kom koop kort kry kyk laaste laat laasnag laasweek lank langs lê
    leeg lewe lig loop maak maal maar maand maande maandag maklik man manne mans mekaar mense met
    middag middagete minder minute mis moenie moes moet môre my myne naby naam nag nagte na nadat naweek naweke neem net niemand
    nie niks nodig nog nooit nou nuwe nuut of om omdat onder onderkant ongeveer ons onse ook oor oopgebreek oop op open oggend
    oggende ouer ouma oupa oud ou paar pa plaas plek plekke polisie praat probeer probleem reeds reg regs
    rondom saak saam saans saterdag sal sê seker self seun sien sit sekuriteit sewe skool skree slaap
    sleg snags so soek soggens somtyds sondag soms sonder soos staan stad stap steeds steel stil straat stuk
    stukkend sulke suster sy syne te teen terug terwyl tien toe tot tussen twee tyd uit uur ure vandag
    vanaand vanaf vanoggend van vas vat ver vier vind vir vol volgende voor vorige vra vriend vrou vrouens
    vrydag vyf waar waarheen waarom wag wanneer want was wat water weg weer week weet weggehardloop
    wees weke wel werk werkers werknemers wie wil winkel word woensdag wou ysterhek sou kon mag mos maw
    dalk hoofhek motor bakkie jare omtrent oral altesaam kliënte klante personeel gesluit sluit toegemaak
    toemaak oopmaak gehad beskerm veilig veiligheid diewe dief gesteel geroof rowers inbrekers inbraak
    ene eenmaal tweede derde raak gou vinnig stadig verskeie verlede verby vreemde vreemdelinge rond
  `,
  isizulu: `
    abafana abafazi abanye abantu abantwana abasebenzi abathathu ababili abane abaningi ake amadoda
    amantombazane amanye amasela angazi angifuna angifuni asazi asifuni asinayo asinawo asinabo asinalo asinazo athi
    ayikho awekho akekho akukho ama ayi azi ba babe babili babona bafika bafuna bagijima bahamba bakhe
    bakhona bakithi bamba bana bangaphakathi bangena bangene banezibhamu bantshontsha bantshontshe basebenza
    basesha bathatha bathathe bathi baye bebe beka bese bethu bhuti bo bodwa bona bonke cela cha edolobheni
    efana ehhovisi ekhaya ekhishini ekuseni ekusihlwa emini emnyango emsebenzini emva endaweni endlini
    engenayo esangweni esikoleni esitolo esitolo eduze ebusuku ehlane esibhedlela esontweni emotweni egalaji
    egcekeni emzini emini elokishini etafuleni ezikhathini ezimbili ezintathu futhi fika fikile
    funa gcina hamba hambile hhayi igceke igumbi ihhovisi imali iminyango imizuzu imoto impela indawo
    indoda indlu indlela ingane inja into intombi inyanga isango isela isibhamu isikhathi isikole
    isitolo isonto itafula iwindi iyaphela izibhamu izimali izimoto izindawo izingane izinja izinkomo
    izingubo izinsuku izinto izitolo izolo izwe ka kade kahle kakhulu kanti kanye kanjani kangaki
    kathathu kabili kephi khona kithi ko kodwa konke kube kubo kufanele kufika kuhle kukhona kule kulo
    kuleli kuleso kuleyo kulomuzi kuma kungani kunjalo kunzima kuphela kusasa kusukela kuso kuthi kuyo kuyoze kuze kwabo kwakukhona
    kwakungekho kwami kwebiwe kwenzeka kwenzekile kwenze kwethu kwi kwiminyango la laba labo lakhe
    lalala lami lapha lapho le leli lelo lesi leso lethu leyo lezi lezo lo lokhu loku lolo lona lowo lutho mama
    mangaki manje mina mfowethu minyaka mna mnyango mntwana muntu muva na nabantu nabo nakho nalapho nami
    namanje namhlanje nange nasendlini nathi nawe naye ncane ncela nezingane nga ngale ngalesi ngalokho
    ngaphakathi ngaphandle ngaphansi ngaphezu ngapha ngasemuva ngasese ngathi ngayizolo nge ngemoto ngemuva
    ngenkathi ngenxa ngesibhamu ngesikhathi ngezikhathi ngeke ngi ngicela ngidinga ngifuna ngihlala nginayo ngingedwa
    ngisaba ngisebenza ngisekhaya ngithi ngiyabonga ngiyacela ngiyazi ngizwe ngizwa ngo ngoba ngokuba ngokushesha
    ngolwesibili ngolwesihlanu ngolwesine ngolwesithathu ngomgqibelo ngomsombuluko ngesonto ngempelasonto ngubani
    njalo njena njengoba noma nokho nonke nsuku ntambama nxa nyanga obani okwamanje omakhelwane omunye
    onke oyedwa owami owesifazane owesilisa phakathi phambi phambili phansi phela phezu phinde sala sana sebe sebenza
    sesaba sengathi sethu sicela sidinga sifuna sihlala silele simbone sinayo sinawo sinabo singaphandle
    sisaba sisebenza siyacela siyabonga siyesaba siyasaba sizo sokuthi sonke ubaba ubani ubusuku ucingo
    ufuna ugesi uhlala ukhona ukudla ukufika ukuhamba ukulala ukungena ukuphepha ukusebenza ukuthi ukuvimba
    ukuvikela ukuze ukwenza uma umakhelwane umama umfana umfazi umnyango umsebenzi umuntu umyeni umuzi
    unesibhamu unogada usizo usebenza uthe uthi uyahamba uyangena uyena uzobuya wakhe wami wami wathatha
    wathi wethu wona wonke ya yabo yakhe yakithi yami yayi yebo yebiwe yena yethu yimi yini yona yonke yilo yizo zabo zakhe
    zami zethu zi zikhona zonke ziyeba zintathu zimbili sasiqashile siqashile namakhasimende amakhasimende
    amaphoyisa amasango nezimoto nemali lwami lwethu lwakhe kwakhe elinye ezinye okunye omkhulu omncane
    omusha elidala endala entsha labantu abazali uthisha othisha abafundi isiguli iziguli
  `,
} as const;

/** Words that mean something else in these languages than in English: "van" is "of", and "want" is "because". */
export const falseFriends = {
  afrikaans: `
    van boom gate door pet rings ring slot sop pit reeds want post bank boot brand fees pan pad band
    pen wet room
  `,
  isizulu: 'ngo ama zulu',
} as const;

/** Afrikaans words that are a thing only after an article or a number: "die wag" is a guard, "ek wag" waits. */
export const nounsAfterArticles = 'wag';

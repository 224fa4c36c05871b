/**
 * Words that tell whether something violent is meant as it is said: a battery that dies, an insurer who
 * threatens to cancel and a toy gun hurt nobody.
 */
export const figureWords = {
  /** What is done to somebody, or in a figure of speech to something. */
  hurting: `kill kills killed killing attack attacks attacked attacking stab stabs stabbed stabbing slash slashed
    murder murders murdered murdering hurt hurts hurting beat beaten assault assaulted strangle strangled
    strangling kidnap kidnaps kidnapped kidnapping hostage choke choking torture torturing torment
    aanval aangeval vermoor gesteek gyselaar gyselaars verwurg moor
    hlasela ahlasela ahlasele zihlasela zihlasele bahlasele usibulala lisibulala kusibulala isibulala ayasibulala`,
  /** What happens to somebody, or in a figure of speech to something. */
  dying: `die dies died dead dying doa dood doodgegaan sterf gesterf vrek gevrek doodgaan
    lifile ifile ufile yafa lafa iyafa liyafa zifile ufa`,
  /** What cannot be hurt. Assets and measures are things as well. */
  lifeless: `battery batteries remote receiver charger screen modem router dvr nvr intercom sensor signal phone
    tyre tyres wheel bin bins bowl fruit cup cups plate rubbish garbage refuse furniture shoe shoes
    wire wires cable cables plug socket bulb lamp engine motor starter pump fridge freezer geyser
    file files folder server system website password account data sale sales business trade turnover profit
    budget margin deal reputation weekend sleep peace mood lawn grass garden flower flowers plant plants
    tree trees hedge crop crops weed weeds bread meat line network wifi internet software update app
    fence wall nest camera cameras alarm siren beam beams gate timer clock radio generator inverter panel
    hekmotor alarmstelsel draad kabel kabels blomme plante gras tuin besigheid
    batterye lig ligte yskas selfoon sein
    ibhethri amabhethri alamu ikhamera amakhamera izintambo isango ugesi ilambu amalambu ifriji ibhizinisi`,
  /** Who bites, gnaws or strikes, and is no criminal. */
  creatures: `ant ants termite termites bee bees wasp wasps mosquito mosquitoes fly flies cockroach rat rats
    mouse mice mole moles monkey monkeys baboon baboons bird birds pigeon pigeons crow crows hadeda hadedas
    sparrow sparrows gecko geckos snake snakes cat cats dog dogs puppy bulldog poodle terrier parrot goat goats mongoose pig pigs
    lightning rust damp mould virus worm
    miere muise rotte ape bobbejaan bobbejane voëls duiwe mossies kat katte hond honde bye slang
    amagundane izintuthwane izinkawu izinyoni izinja inja ikati inyoka izinyosi umbani`,
  /** What hurts everybody and nobody in particular. */
  powers: `eskom loadshedding shedding outage outages blackout blackouts electricity price prices rent
    rates levy levies tax taxes interest bank insurer insurance competition competitor traffic noise heat
    weather drought rain cost costs debt debts economy rand tariff tariffs deadline paperwork
    krag kragonderbreking kragonderbrekings beurtkrag hitte geraas pryse huur koste
    ukucima intela amanani izindleko ukushisa umsindo`,
  threatening: `threat threats threaten threatens threatened threatening dreig gedreig usabisa wasabisa basabisa`,
  /** What one may do with notice. */
  lawful: `sue cancel leave close resign terminate withdraw withhold complain strike disconnect evict fine expel
    quit walk move raise increase charge suspend discontinue publish review downgrade
    kanselleer bedank toemaak staak afsny terugtrek dagvaar
    mangala ukumangala kansela ukukansela uyeka ukuyeka siteleka ukusiteleka`,
  shooting: 'shoot shoots shot shooting skiet geskiet',
  /** After "shoot": with a camera or a ball. */
  filming: `video videos film films photo photos movie commercial advert wedding weddings footage pictures hoops
    advertensie troue fotos quote ividiyo isithombe izithombe`,
  /** After "shot": how something moves. */
  moving: 'past up through off down across around forward ahead by verby',
  weapons: `gun guns pistol pistols rifle rifles revolver firearm firearms shotgun knife knives panga pangas axe axes
    sword swords bow arrow arrows weapon weapons ak47 ak47s machete bullet bullets spray mes messe geweer gewere pistool
    isibhamu izibhamu ummese imimese`,
  /** Before a weapon that is none, or none that robbers bring. */
  harmless: `toy toys water nail glue heat paint paintball airsoft rubber plastic wooden fake replica dummy prop
    staple grease caulking tattoo massage price radar label butcher butchers kitchen bread steak fruit hunting
    fishing putty palette pocket craft carving antique collector speelgoed slagter kombuis pepper`,
  /** After a weapon or "shooting": it is kept, sold or a sport. */
  keeping: `safe safes cabinet cupboard shop dealer dealers store aisle rack block sharpener drawer set licence licences
    license club range ranges lodge season show collection collector competition locker barrel camera cameras
    point klub baan lisensie kluis`,
  /** Later after a weapon: it is put away. */
  kept: 'locked kept stored vault safe chained chains display displayed gesluit kluis',
  /** Beside an attack or a fight that is play. */
  sports: `judo karate boxing wrestling rugby soccer football cricket hockey netball chess match tournament league
    team goal striker coach video-game wedstryd span ibhola umdlalo`,
  /** With a weapon: it is used. */
  wielding: `with had has have carrying carried carries pulled drew pointed pointing waving held holding using armed
    produced put stuck pressed showed shows aimed threatened threaten by at met het
    nge ngesibhamu ngommese bephethe ephethe`,
} as const;

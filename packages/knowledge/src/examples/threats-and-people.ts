/**
 * How people tell of threats, harm to people, crowds, nuisance, fire and damage, one telling a line: English, then
 * Afrikaans, isiZulu and mixtures.
 */
export const threatAndPeopleExamples = {
  'death-threats': `
    someone phoned the shop and said he will kill me if I open tomorrow
    we got an envelope under the door with a bullet in it
    I have been told that hitmen were paid to take me out
    they say izinkabi are coming for my brother because of the taxi routes
    DEATH THREATS every week since I won the tender
    a voice note saying I will be in a coffin before Christmas
    my ex worker said he is going to shoot me at the factory gate
    they told the principal she will not see the end of the term alive
    man on whatsapp says he knows where my kids go to school and he will kill us all
    threatened to kill
    scared I will be assassinated like the last councillor
    received a note with two bullets taped to it at reception
    a guy from the hostel said my days are numbered, he will put a bullet in my head
    someone put out a hit on my husband, police told us to be careful
    he said he would slit my throat if I give evidence in court
    tenant who is behind with rent says he will murder me if I evict him
    the taxi boss is getting threats to his life and wants guards at the rank
    they dont want money they want me dead, so they told the manager
    fired a driver on friday and now he says he will come back and kill everyone in the depot
    there is a price on my head
    I was warned that I am on a list of people to be killed at the municipality
    anonymous call to the clinic, the nurse on night shift will be killed if she reports the theft
    told my wife she will be a widow soon
    my cousin says he will hack me with a bush knife over the farm
    they said leave the building site or leave in a body bag
    people parked outside our church last night and sent a message pastor you are next to die
    i am whistleblower at work and they said they gonna finish me off
    what if they really send the hitmen to my house like they say
    boyfriend of my daughter's friend says he will shoot up our house, never met him before
    an unknown number texts me pictures of guns and says tonight you die
    a customer got angry about his car at the workshop and swore he will come back with a gun and kill the mechanic
    security guard was told he will be shot if he keeps stopping them at the warehouse
    business partner hired killers, I heard it from a reliable person
    my life is in danger, they want to kill me for my seat in the council
    threat to my life after I bought the tavern from the family
    they left a dead cat and a note saying you are next
    the loan shark says if I dont pay by month end he will bury me
    got a funeral wreath delivered to the office with my own name on it
    neighbour said he will stab me to death over the boundary wall
    learners told a teacher they will kill her if she fails them
    nobody has shot yet but they sent word that three men were hired to kill me and I need cameras and a safe door
    my landlord's sons say they gona kil me if i dont move out the flat
    we are two witnesses in a murder case and they promised to silence us for good
    I was told the izinkabi already got the deposit for me
    he says he will burn me alive in my salon
    induna got death threats, needs bulletproof gate and cameras at his home
    hit squad looking for me, they asked for me by name at the petrol station
    he told me to my face I am a dead man if the cameras go up
    somebody sent me a picture of my own children with the words say goodbye to them
    they want to bury me, that is what my tenants heard from the neighbours
    I will not live to see month end, he said
    someone hired two killers for me, the police picked it up on a phone tap
    he said he is going to end my life
    a man pulled his finger across his throat at me through the gate and drove off slowly
    the panel beater in Jacobs where I am foreman got a call that my head will be blown off if I give the police his name, this was on Tuesday night
    I chair the body corporate of a block in Point and since I cut off the water of one tenant he tells the guard every day he will shoot me dead in the parking
    our trustee found three bullets in the post box next to the parcels
    someone wants my mother dead because she is the executor
    he says I will leave the butchery in a coffin
    the caller knew what time I fetch my wife and kids and said all four of us will be killed on the way, we have an alarm and one camera and it is not enough
    they sprayed RIP and my name on the wall of the funeral parlour
    I fear for my life, I fired a driver for diesel theft and he swore on his mother that he will have me shot
    you will die like a dog, that was the sms
    my attorney says take it seriously because the man who said he would kill me has killed before
    ward councillor candidate in Umlazi, told to step down or be gunned down in front of my staff
    the scholar transport owners got word that anyone who drives route 7 after month end will be shot behind the wheel, three drivers have stopped already
    one of the cleaners heard them say they will kill the night guard and throw him in the river
    my brother owns a cash and carry in Verulam and a man with a hood handed his cashier a note saying the owner has seven days to live
    he whispered that he will cut my head off
    I am going to stab you till you stop breathing, he told our pharmacist when she would not give him tablets
    death note stuck under the wiper
    we caught the ones who took the copper and now from jail they send people to say I will be killed for it
    they said no police no guard and no camera can keep you alive
    the hospital ceo has been told that gunmen are waiting for her because she stopped a tender for linen
    sent a cross with my date of birth and next friday on it
    he'll come kill me in my sleep he says
    worried about my dad at the sugar mill, union people said they will put him six feet under
    a patients family swore they will kill the doctor because the old man passed away
    they phone at 2 in the night and only play gunshots, then a voice says that is for you
    if I sell the house he will kill me, my own cousin said this in front of the estate agent
    I was warned by a friend in the taxi industry to stay home because somebody paid for my death
    imam at our mosque received a message that he will be slaughtered after friday prayers
    I run a laundromat in Berea with six staff and since the new month began someone phones every second evening and tells whoever answers that the owner and his children will be shot before the police can come
    our estate manager in Mount Edgecombe caught a gardener with copper and two sets of keys, the next morning a note lay at the guard house that the manager's wife will find him dead in his car
    a driver whom I reported for selling our diesel sent a voice note to all the staff in which he says that he has a gun now and that I will not see the end of this month
    the tenants in our Russell Street building told the caretaker that if he lets in the police or puts up cameras once more they will throw him from the roof, and they have done it to another
    patients' relatives phoned the clinic in Inanda and said the sister who was on duty when the gogo died will be killed on her way home, she gets into a taxi at the gate every night
    // Afrikaans
    iemand het gebel en gesê hy gaan my doodmaak
    ons het 'n koevert met 'n koeël in gekry by die kantoor
    hy sê hy gaan my skiet as ek weer by die plaas kom
    hulle dreig om my hele gesin uit te moor
    DOODSDREIGEMENTE elke week
    'n oudwerker sê hy kom terug en skiet almal in die werkswinkel
    daar is huurmoordenaars op my spoor volgens die polisie
    ek is bang hulle stuur 'n huurmoordenaar na my huis toe
    my lewe is in gevaar oor die tender
    hulle het gesê ek sal nie Kersfees sien nie
    die huurder dreig om my keel af te sny as ek hom uitsit
    whatsapp boodskap: ons weet waar jy bly, jy gaan vrek
    die skoolhoof kry dreigemente dat hulle haar gaan doodskiet
    hulle wil my vermoor oor die grond
    'n briefie onder die winkeldeur, jou dae is getel
    hy't gesê hy steek my met 'n mes dood as ek praat
    iemand het 'n prys op my kop gesit
    die buurman het gesê hy sal ons almal doodmaak oor die muur
    my man is gewaarsku dat hulle hom gaan uitvat
    dreig om die verpleegster by die kliniek dood te maak
    hulle soek nie geld nie, hulle soek my dood
    kopskoot beloof hulle my as ek weer oopmaak
    drie patrone op my motor se enjinkap met my naam by
    gesê hy gaan my lewendig verbrand in my salon
    wat as hulle regtig kom om my te skiet soos hulle sê
    die taxi ouens sê ek is volgende om te sterf
    ek getuig in 'n moordsaak en nou wil hulle my stilmaak vir altyd
    hy sê hy gaan my vrekmaak, staan elke aand by die drankwinkel en skree dit
    'n doodsbedreiging per sms aan die dominee
    die woekeraar sê hy begrawe my as ek nie einde van die maand betaal nie
    hy't vir my in my gesig gesê ek is 'n dooie man
    my naam is op 'n lys van mense wat doodgemaak gaan word
    hulle gaan my laat skiet, het die taxibaas laat weet
    daar is betaal dat iemand my moet doodskiet
    ons voorsitter se lewe word bedreig, hulle sê hy gaan in 'n kis die gebou verlaat
    hy sê as die polisie kom is ek eerste dood en dan my vrou
    iemand wil my om die lewe bring
    ek word met die dood gedreig
    hulle het 'n foto van my kinders gestuur en geskryf sê vir hulle totsiens
    hy sal my kop afkap sê hy
    die apteker by ons in Pinetown is Maandag deur 'n man gesê dat hy haar buite die hek gaan inwag en doodsteek omdat sy nie vir hom pille wou gee nie
    ek het 'n drywer afgedank oor die diesel en nou laat weet hy vir almal by die depot dat hy my gaan skiet voor die maand om is
    hulle bel twee-uur in die nag, speel net skote en sê dan dis vir jou
    ons het die koperdiewe gevang en nou stuur hulle uit die tronk boodskappe dat ek doodgemaak sal word
    die wag hoor hulle gaan hom vermoor as hy weer die alarm druk
    my pa by die suikermeule is gesê hulle sit hom ses voet onder die grond
    'n kruis met my geboortedatum en volgende Vrydag se datum op is by die huis afgelewer
    jy gaan vrek soos 'n hond, so het hy gesê
    die dokter is gedreig deur 'n pasiënt se familie, hulle gaan hom vrekskiet want die oupa is dood
    hulle sê geen kamera of hek gaan jou lewend hou nie
    my neef het voor die eiendomsagent gesê hy maak my dood as ek die huis verkoop
    hy wys met sy vinger oor sy keel elke keer as ek by die werk uitry
    daar word gesê ek gaan geskiet word, my eie personeel het dit by die bure gehoor
    ons is bang, hulle sê hulle kom vanaand om ons almal te vermoor
    gaan jou kom doodmaak, staan daar op die muur
    die raadslid se kandidaat in Umlazi moet terugstaan of hy word voor sy mense afgemaai
    iemand het my gewaarsku om tuis te bly want daar is betaal vir my dood
    'n man met 'n kappie gee vir die kassier 'n brief af waarin staan dat die eienaar van die slaghuis nog sewe dae het om te lewe
    hy wil sien hoe ek doodgaan, hy het dit al drie keer gestuur
    sê net een woord by die hof en jy is dood, het hulle my man laat weet
    ek besit 'n wasgoedplek in Berea met ses personeel en sedert die begin van die maand bel iemand elke tweede aand en sê die eienaar en sy kinders sal geskiet word voor die polisie kan kom
    die landgoedbestuurder het 'n tuinman met koper en twee stelle sleutels gevang en die volgende oggend lê daar 'n brief by die wag dat sy vrou hom dood in sy kar sal kry
    'n drywer wat ons diesel verkoop het, stuur 'n stemnota vir al die personeel waarin hy sê hy het nou 'n geweer en ek sal nie die einde van die maand sien nie
    die huurders in Russellstraat sê vir die opsigter as hy weer die polisie inlaat of kameras opsit, gooi hulle hom van die dak af, en hulle het dit al met 'n ander gedoen
    pasiënte se familie bel die kliniek in Inanda en sê die suster wat aan diens was toe die ouma dood is, word op pad huis toe doodgemaak, sy klim elke aand by die hek in 'n taxi
    // isiZulu
    bathi bazongibulala uma ngivula isitolo kusasa
    sithole imvilophu enenhlamvu ngaphansi komnyango
    kuthiwa izinkabi sezikhokhelwe ukuzongibulala
    bangishayela ucingo bathi izinsuku zami zibaliwe
    usongela ukungidubula uma ngifakaza enkantolo
    ngithola izinsongo zokubulawa njalo ngesonto
    impilo yami isengozini ngenxa yethenda
    bathi bazoqeda ngomndeni wami wonke
    ngesaba ukuthi izinkabi zizongilanda ekhaya
    umuntu engimxoshile emsebenzini uthi uzobuya azosidubula sonke
    bathumele umyalezo bathi ulandelayo ukufa nguwe mfundisi
    BAFUNA UKUNGIBULALA
    uthishanhloko usongelwa ngokubulawa ngabazali
    bangitshele ukuthi ngeke ngiwubone uKhisimusi
    uthe uzongigwaza ngife uma ngingaphumi eflethini
    kukhona abaqashwe ukuzodubula umyeni wami
    izinkabi zibuzile ngami erenki yamatekisi
    usihlalo wamatekisi usongelwa impilo yakhe
    bangishiye nenhlamvu etafuleni lasehhovisi
    umakhelwane uthi uzongibulala ngenxa yomngcele womhlaba
    umashonisa uthi uzongingcwaba uma ngingakhokhi
    onesi basemtholampilo batshelwe ukuthi bazobulawa
    abafuni mali bafuna mina ngifile
    bathe bazongishisa ngiphila esaluni yami
    induna ithola izinsongo zokufa kufanele ivikelwe
    kuthiwa igama lami lisohlwini lwabazobulawa emasipala
    bathi bazothumela izinkabi uma ngingayeki ukukhuluma
    ngithunyelelwa izithombe zezibhamu bathi namhlanje uyafa
    unogada uthenjiswe ukudutshulwa uma eqhubeka nokubavimba efemini
    indodana yami kuthiwa izobulawa uma iphinda ibonwa ethaveni
    bathi bazongikhipha umphefumulo
    kwathiwa ngizothola inhlamvu ekhanda
    besisongela ngokufa kusukela sithenge le plazi
    angilali ngoba kuthiwa ngiyabulawa kuleli sonto
    ikhansela lithi liyazingelwa yizinkabi
    sesaba ukubulawa njengoba babulala owayengaphambi kwami
    bathi ngizofa
    ungitshele ebusweni ukuthi ngiyindoda efile
    kuthiwa ngeke ngifike ekupheleni kwenyanga ngisaphila
    kunabantu abakhokhelwe ukuthi bangibulale
    bathi bazongiqeda mina nonkosikazi
    usho njalo ukuthi uzongidubula ngife
    kuthunyelwe izithombe zezingane zami bathi zivalelise
    uthe uzonginquma ikhanda uma ngibiza amaphoyisa
    igama lami lisohlwini lwabantu okumele bafe
    ngixoshe umshayeli ngenxa kadizili manje uthembise phambi kwabo bonke edepho ukuthi uzongidubula ingakapheli inyanga
    usokhemisi wethu ePinetown utshelwe yindoda ukuthi izomlinda ngaphandle kwesango imgwaze afe ngoba engafunanga ukuyinika amaphilisi
    sabamba labo abantshontsha ikhopha, manje bathumela amazwi besejele bathi ngizobulawa
    bafona ngo-2 ebusuku badlale izibhamu kuphela bathi lokhu okwakho
    unogada uzwe bethi bazombulala uma ephinda ecindezela i-alarm
    bathi ikhamera nesango ngeke kukusindise ekufeni
    ubaba usebenza embonini kashukela, benyunyana bathi bazomfaka emgodini
    ngiyakuzwa ukuthi ngizodutshulwa, abasebenzi bami bakuzwe komakhelwane
    bengizwa sengathi bayadlala kodwa sebethumele nosuku engizobulawa ngalo
    ufuna ukungibona ngifile
    bamtshele uyise wengane ukuthi uzobuya ekhaya eseyisidumbu
    udokotela usongelwa umndeni wesiguli ngokuthi uzobulawa ngoba umkhulu ushonile
    usihlalo wefulethi lethu ePoint uvale amanzi omqashi, manje lo mqashi utshela unogada nsuku zonke ukuthi uzomdubula epakini
    kuthiwe uma ngimela ukhetho eMlazi ngizobulawa phambi kwezingane zami
    babhale igama lami nelithi RIP odongeni
    umzala uthe uzongibulala uma ngithengisa umuzi
    abasibambile bathi nango esefile uma efakaza
    sengiyesaba ukulala endlini, kuthiwa bazofika bangibulale ebusuku
    umnikazi webhusha unikwe incwadi yindoda egqoke ihudi ethi usele nezinsuku eziyisikhombisa zokuphila
    nginelondolo eBerea enabasebenzi abayisithupha, kusukela kuqale inyanga kukhona ofona njalo kusihlwa athi umnikazi nezingane zakhe bazodutshulwa amaphoyisa engakafiki
    umphathi wethu ubambe umuntu enekhopha nokhiye, ngakusasa kwatholakala incwadi kunogada ethi unkosikazi wakhe uzomthola efile emotweni
    umshayeli owayethengisa udizili wethu uthumele i-voice note kubo bonke abasebenzi ethi usenesibhamu futhi angeke ngilubone usuku lokugcina lwenyanga
    abaqashi baseRussell Street batshele umnakekeli ukuthi uma ephinda efaka amaphoyisa noma amakhamera bazomphonsa phansi esuka ophahleni afe
    izihlobo zesiguli zifonele umtholampilo zathi unesi obesebenza mhla kushona ugogo uzobulawa endleleni uma esuka esangweni
    // Mixed
    bathi they gonna kill me if ngivula i-shop futhi
    I got a bullet nge-envelope, ngiyesaba they will send izinkabi
    izinkabi are looking for my husband, please siza
    uthe uzong'shoota at the office parking
    hy sê he will kill me as ek weer by die site kom
    the tenant uthi uzongibulala if I evict him
    death threats njalo on whatsapp, bathi you are next
    hulle sê I'm a dead man walking oor die tender
    someone paid izinkabi to take out the principal, siyesaba
    ek kry death threats van my ex partner in die besigheid
    impilo yami is in danger, they want me dead ngenxa ye-route
    bathi bazokwenza a hit on me before month end
    hulle sê hulle gaan my skiet before month end, the police know
    bathe if I talk to the police ngizobulawa
    my wife got a call bathi you will bury your husband soon
    he wants me dead, uthe uzongigwaza ngife at the gate
    I'm on a list yabantu abazobulawa, even the guard heard it
    iemand het 'n hit on my brother, oor die taxi rank
    inhlamvu in the parcel with my name, they say ngizofa
  `,
  threats: `
    a man keeps coming to the shop shouting that he will deal with us
    someone sends my receptionist nasty messages every day
    WE WILL DEAL WITH YOU is what they wrote on the paper
    the neighbour swears at my wife and says we must get out of the street
    they are intimidating our staff at the gate every morning
    threatening whatsapps from unknown numbers
    a fired worker says we will be sorry
    customer insulted the cashier and said she must watch her back
    people warned us not to open the tavern on sunday or there will be trouble
    got a letter telling us to leave the area if we know what is good for us
    he phones the clinic thirty times a day and breathes and swears
    parent threatened the teacher in front of the class, said wait till I get you outside
    bullied by the other tenants in the complex
    the guys from the other garage say we must stop or we will see what happens
    racist insults over the fence again last night
    they told my guard they know where he stays
    scared the ex tenant will make trouble, he said its not over
    staff are afraid to come to work because men outside tell them to stay at home
    harassed by a debt collector who screams at the office ladies
    people point fingers at us like guns and laugh, nothing more
    an angry client came to the workshop and said he will make us pay for this
    my competitor sends boys to scare my customers away
    union guys told the new workers they will regret it if they go in
    intimidation at the building site, they want the foreigners gone
    somebody posts lies about my salon on facebook and says she will finish my business
    he shook the gate and screamed that he would sort us out
    they are threatening us because we complained about the noise
    keep getting prank calls and insults at night at the church
    someone who wont give a name sends ugly messages to all our staff
    wat must I do, they keep on sending me thretning msgs
    a drunk man verbally abuses the petrol attendants
    the taxi drivers surround my delivery van and swear at the driver
    one of the sons of the deceased says the farm is his and we better be gone by friday
    he did not say he would kill, just that we must be careful at night
    aggressive visitors at the hospital shouting at the nurses and banging the counter
    they said they will teach me a lesson
    foreign shop owners in our street were told to pack up and go
    school governing body member gets ugly calls from a hidden number
    ward committee people told us we dont belong here
    an old employee stands across the road and shows my staff the middle finger and calls them names
    what if he does what he says, he told me he'd get me back
    they never touched anything, only shouted threats at the warehouse guys
    landlord is bullying us to move out, he sends men to stand in the flat and talk rough
    I am afraid of the guy next door, he says one of these days you will see
    hotel guest threatened the night porter over the bill
    our driver was told he must not come on this road again
    he says I must watch out, nothing more
    they told us we had better be careful
    a man stood in the door and promised us trouble
    my tenants frighten the caretaker, they said he will cry
    told the guard we are coming for you, wait and see
    I get threatened by the neighbours about the boundary and the dog
    somebody screamed at my staff that they will pay for what they did
    a supplier I owe money phones my wife and children and says things like I hope your alarm works
    the same men come to our bakery in Overport every month end, swear at the ladies behind the counter and say we must not be surprised when something bad happens
    he threatened me
    she shouted that she will get me fired and make my life hell
    an unknown person emails our accounting office and calls us thieves and says he will show us what happens to thieves
    people at the bus depot in Mobeni warned the conductor that if he reports them again he must not walk alone after work, he is now too scared for the late shift
    our domestic worker was told by the neighbour's gardener that she must keep her mouth shut or else
    I keep hearing we know your car we know your gate
    threats on the phone about cash that I do not even owe
    rough men came to the temple and told the committee to stop the building or face them
    he leaned over the counter and said you will be sorry you ever opened here
    the patients get aggressive and say rude things to reception because of waiting, one said I will sort you out after work
    we fired someone for taking diesel and he stands outside and says you will remember me
    they intimidate the caddies at the golf club
    scared of a man who shows me a fist whenever I come out of the gate
    what can we do about a neighbour who threatens to poison our dogs
    he called me all kinds of names in front of customers and told me this is not the end
    some guys on a motor bike ride past the lodge, rev at the gate and shout insults at guests
    a hairdresser who rents a chair from me says she will send her brothers
    the other fishmonger said if I do not move my stall he'll make me move
    our call centre agents get threats every day, a customer said he will come to the building in Umhlanga and look for the lady who cut off his phone
    we got a message that said enjoy your last quiet weekend, the police said it is not a crime
    a voice on the intercom says I am coming for you and then laughs, three nights in a row already
    they bully the small traders in the muthi market and tell them where they may sit
    he stands by the cameras on purpose and makes signs with his hands as if to say you next, he has not done anything
    my sister in law threatens to take my children and to make trouble at my work
    the truck drivers told our weighbridge clerk they'd see her outside since she would not change the ticket
    we are being sworn at and shouted down by people from the flat above when we complain about the music
    our panel shop in Briardene let a man go for selling keys to customers' cars, and since then he and his cousins come past the gate every day at lunch, swear at the staff and say wait until month end
    the neighbours of our guest house in Glenashley do not want us there, they scream at guests from the balcony, told my wife she will regret the day and the police say there is nothing they can do
    a debtor of our furniture shop phones the ladies up to forty times a day, says he knows which children belong to whom and that they had better be nice to him
    a group of tenants bullies the guard at our block in South Beach, they tell him they will get him fired, they spit in front of him and say we are watching your cameras too
    during the power cut on thursday two drivers of the other courier company stood in our gate and told my staff that parcels for this area are theirs and that we have been warned
    // Afrikaans
    hulle dreig ons elke dag by die hek
    'n man kom skree in die winkel dat hy ons gaan regsien
    ek kry lelike boodskappe op my foon van 'n vreemde nommer
    ons sal met julle afreken, sê hulle
    die buurman vloek my vrou oor die muur
    oudwerknemer sê ons gaan nog jammer wees
    hulle intimideer die personeel sodat hulle nie werk toe kom nie
    'n ouer het die juffrou voor die klas gedreig
    ons word geteister met oproepe deur die nag
    pasop julle is al wat op die briefie gestaan het
    die kliënt het die ontvangsdame uitgeskel en gesê sy moet oppas
    GEDREIG EN GEVLOEK elke liewe dag
    hy sê ek sal nog sien wat gebeur
    ek is bang vir hom want hy sê hy weet waar ek bly
    hulle boelie die ander huurders in die woonstelblok
    mense van die ander werkswinkel kom dreig ons
    ons is gewaarsku om nie Sondag die kroeg oop te maak nie
    hulle't vir die wag gesê hulle gaan hom 'n les leer
    dronk man beledig die petroljoggies
    rassistiese goed oor die draad geskree
    die taxi ouens skel my drywer uit en sê hy moenie weer hier kom nie
    teistering per sms, nou al drie maande
    hy het nie gesê hy maak my dood nie, net dat ek moet oppas in die aande
    die verhuurder stuur manne om ons bang te praat
    die dreigemente hou nie op nie, ons gaan jou kry sê hulle
    verpleegsters by die kliniek word gedreig deur familie van pasiënte
    hulle maak my kliënte by die salon bang
    iemand lieg oor my op facebook en sê sy gaan my besigheid breek
    bouers op die perseel word geïntimideer
    wat as hy regtig doen wat hy belowe het, hy't gesê hy gaan my terugkry
    hy sê ek moet oppas, dis al
    hulle het ons gedreig
    ons word bang gepraat deur manne wat by die hek staan
    hy dreig om moeilikheid te maak
    iemand skree vir my personeel hulle gaan boet vir wat hulle gedoen het
    die huurders maak die opsigter bang, hulle sê hy sal nog huil
    ons weet watter kar jy ry, het hulle gesê
    die wag is gesê ons kom vir jou, wag maar
    'n verskaffer wat ek geld skuld bel my vrou en sê goed soos ek hoop jou alarm werk
    dieselfde manne kom elke maandeinde by ons bakkery in Overport in, vloek die dames agter die toonbank en sê ons moenie verbaas wees as iets sleg gebeur nie
    by die busdepot is die kondukteur gewaarsku dat hy nie alleen moet loop na werk as hy hulle weer aangee nie, hy is nou te bang vir die laat skof
    hy't oor die toonbank geleun en gesê ek gaan spyt wees
    lelike eposse by ons rekenmeesterskantoor wat sê ons is diewe en ons sal sien
    'n buurman sê hy gaan ons honde vergiftig
    sy het gedreig om haar broers te stuur
    ek is gedreig oor geld wat ek nie eers skuld nie
    pasiënte raak kwaad oor die wag en skel die ontvangsdame, een het gesê hy sal haar na werk kry
    ons het iemand afgedank wat diesel gevat het en nou staan hy buite en skree jy gaan my onthou
    hulle ry met motorfietse verby die lodge en skree goed vir die gaste
    hy wys my sy vuis elke keer as ek by die hek uitkom
    my skoonsuster dreig om my kinders te vat en moeilikheid by my werk te maak
    'n stem oor die interkom sê ek kom vir jou en lag dan
    hulle boelie die klein handelaars op die mark
    hy staan voor die kameras en maak tekens met sy hande, hy het nog niks gedoen nie
    ons kry boodskappe wat sê geniet julle laaste stil naweek, die polisie sê dis nie 'n misdaad nie
    die vragmotordrywers het vir die klerk by die weegbrug gesê hulle sien haar buite want sy wou nie die kaartjie verander nie
    die ander visverkoper sê hy sal my laat skuif as ek nie self skuif nie
    ons tuinhulp is gesê om sy mond te hou of anders
    kwaai manne het by die tempel opgedaag en gesê die komitee moet die bouery stop
    word gevloek en gedreig deur die mense bo ons as ons oor die musiek kla
    ons paneelkloppers in Briardene het 'n man laat loop wat sleutels van kliënte se karre verkoop het, en sedertdien kom hy en sy neefs elke middagete by die hek verby, vloek die personeel en sê wag tot maandeinde
    die bure van ons gastehuis in Glenashley wil ons weg hê, hulle skree van die balkon op gaste, sê vir my vrou sy sal die dag berou en die polisie sê hulle kan niks doen nie
    'n skuldenaar van ons meubelwinkel bel die dames veertig keer op 'n dag, sê hy weet watter kinders aan wie behoort en dat hulle maar liewer gaaf met hom moet wees
    'n klomp huurders boelie die wag by ons blok, hulle sê hulle sal sorg dat hy sy werk verloor, spoeg voor hom en sê ons hou julle kameras ook dop
    Donderdag toe die krag af was het twee drywers van die ander koerier in ons hek gestaan en vir my personeel gesê pakkies in hierdie gebied is hulle s'n en dat ons nou gewaarsku is
    // isiZulu
    bayasisongela njalo uma sivula isitolo
    bathi bazosikhombisa
    kukhona umuntu othumela imiyalezo emibi ku-receptionist wethu
    umakhelwane uthuka umkami ngaphezu kothango
    basabisa abasebenzi besango ekuseni
    uthe sizozisola
    engasasebenzi la uthi uzosilungisa
    umzali wethuse uthisha phambi kwezingane
    bathi asihambe kule ndawo uma sizithanda
    bangihlukumeza ngezingcingo ebusuku
    bangithuka ngamagama amabi emnyango wefulethi
    sitshelwe ukuthi singayivuli ithaveni ngeSonto
    unogada bathi bayazi ukuthi uhlala kuphi
    BAYASETHUSA EMSEBENZINI
    ikhasimende lithuke umphathi lathi ubopha bhande
    bayasihlupha ngokusisabisa esayithini
    ngesaba ukuthi uzokwenza into embi, uthe akukapheli
    uthi ngelinye ilanga ngizobona
    bathi bazongifundisa isifundo
    othisha bayasatshiswa ngabafundi
    banyundela isaluni yami ku-facebook bathi bazoyivala
    amadoda afike esaba abasebenzi befemini bathi abangangeni
    usifonela kathathu ngosuku asithuke ehhovisi
    bangitshele ukuthi angiphinde ngidlule ngalo mgwaqo
    abatekisi bayamsabisa umshayeli wami we-van
    akashongo ukuthi uzongibulala kodwa uthe ngiqaphele ebusuku
    banginyathela ngamazwi, bayangidelela ngaso sonke isikhathi
    onesi bayathukwa yizihlobo zeziguli
    bathe bazobhekana nathi
    abantu bokuhamba batshelwe ukuthi bavale izitolo zabo
    umnikazi wendlu uthumela abantu bazosisabisa ukuze siphume
    sisatshiswa abantu abangaziwa ngemiyalezo
    uyasisongela umqashi osele emuva ngerenti
    isonto lethu lithola izingcingo ezithukayo ebusuku
    bebeka amazwi ashisayo ngesango, bathi sizokhala
    yini engingayenza uma engihlukumeza ngamazwi nsuku zonke
    uthi kufanele ngiqaphele
    basisabise kakhulu
    bathi sizobona ukuthi bazosenzani
    amadoda ame esangweni athi azosifundisa
    umakhelwane uthi uzofaka izinja zethu ushevu
    ukhombisa inqindi njalo uma ngiphuma esangweni
    uthe siyaziwa ukuthi sihamba ngayiphi imoto
    abaqashi bethusa unogada wefulethi bathi uzokhala
    bayasethuka basisabise njalo ekupheleni kwenyanga
    umuntu engimkweletayo ushayela unkosikazi wami ucingo athi ngethemba i-alarm yenu iyasebenza
    la madoda afika ebhikawozi lethu e-Overport athuke osisi abasekhawunteni athi singamangali uma kwenzeka okubi
    edepho yamabhasi eMobeni bamtshele ukhondakta ukuthi angahambi yedwa emva komsebenzi uma ephinda ebaceba, manje usesaba ishifti lasebusuku
    uncike ekhawunteni wathi ngizozisola ngokuvula lapha
    iziguli ziyathukuthela ngenxa yokulinda zithethise abasebenzi, omunye wathi uzobalinda ngaphandle
    saxosha owayentshontsha udizili manje uma ngaphandle athi nizongikhumbula
    bafona bengasho igama bathi bayangazi
    isaluni: osisi bayesatshiswa ngumqashi wesihlalo othi uzothumela abafowabo
    kufike amadoda anolaka ethempelini athi ikomidi alimise ukwakha
    bayangithuka uma ngikhononda ngomsindo
    usithumelela ama-email athi singamasela futhi sizobona
    sengathi uyadlala kodwa usho njalo ukuthi akukapheli
    izwi ku-intercom lithi ngiyeza bese liyahleka
    wangithembisa inkinga phambi kwamakhasimende
    bayabahlupha abathengisi abancane emakethe babatshele ukuthi bahlale kuphi
    udadewabo womyeni wami uthi uzothatha izingane zami angenzele uchuku emsebenzini
    abashayeli bamaloli bathe bazombona ngaphandle umabhalane ngoba akafunanga ukushintsha ithikithi
    kade besisongela nje bengenzi lutho
    bame phambi kwekhamera bakhombisa izandla sengathi bathi kuzolandela thina
    sixoshe indoda ebidayisa okhiye bezimoto zamakhasimende, manje yona nabazala bayo badlula esangweni njalo emini bathuke abasebenzi bathi lindani ukuphela kwenyanga
    omakhelwane be-guest house yethu eGlenashley bayasithethisa bathethise nezivakashi, bathi umkami uzozisola, amaphoyisa athi awakwazi ukwenza lutho
    umuntu okweletayo esitolo sethu sefenisha ufonela osisi izikhathi ezingamashumi amane ngosuku athi uyazazi izingane zabo kungcono bamphathe kahle
    abaqashi bayamchukuluza unogada wethu, bathi bazokwenza axoshwe, bafele amathe phambi kwakhe bathi nathi siyawabuka amakhamera enu
    kucishwe ugesi ngoLwesine abashayeli ababili bema esangweni batshela abasebenzi ukuthi amaphasela ale ndawo awabo futhi sesixwayisiwe
    // Mixed
    bayasi-threatena every morning at the gate
    he keeps on sending me imiyalezo emibi, bathi they will deal with me
    uthe I will regret it, ngiyesaba to go to work
    they shout at the staff bathi sizozisola
    hy skree op my staff and says he will sort us out
    intimidation esayithini, bathi abantu must not work
    the tenant uyangithuka every time I ask for irenti
    dreigemente op whatsapp from a number I don't know
    my neighbour is harassing me, uthuka izingane zami
    bathi basazosibona, just words so far but the cashiers are scared
    ek word gebully by the body corporate guy, hy sê I will see
    customer waye-rude wathi he will get us outside
    uthe ngizobona if I call the police
    hulle sê we must watch our backs, die wag is bang
    he swears at my staff njalo and says nizozisola
    threats nge-phone, bathi they know my gate
    my neighbour dreig ons oor die dogs and the children
    bathi to the guard we will sort you out
    elke month end kom hulle and say ons sal sien
  `,
  extortion: `
    they want a protection fee every month
    business forum came to the site and demands 30 percent
    two men say we must pay R2000 a week to be safe
    a group wants a cut of the takings or we cant trade here
    PROTECTION MONEY AGAIN
    asked for a cool drink every friday, now it became a fixed amount
    guys in suits at the construction site want us to hire their people and pay them for doing nothing
    we are told to pay a levy to some association that nobody knows
    every spaza in our street has to give R500
    mafia wants money from my tyre shop
    they call it a security fee but its extortion
    local forum stopped the trucks and says no work till we share the contract
    scared they will come to us next, the shops next door pay protection already
    the delta guys came to the office and asked for the owner and a monthly contribution
    someone has my private photos and wants R10 000 or he will send them to my church
    they demand money to let our deliveries through
    the taxi association takes a fee from our staff transport, pay or park
    gang wants rent from the tavern although we own the building
    they said pay up or close up
    caller wants airtime and cash or he'll tell SARS about the salon
    the water tanker people force the school to use them and pay double
    being forced to pay extra to a group of guys at the market
    men visited the clinic building project for the third time about their 30%
    what if they come for protection money when I open my new shop
    I have to pay just to keep the doors of my crèche open
    some comrades from the area want a donation every time a container arrives at the warehouse
    hijackers of our project, they want to be subcontractors without doing any work
    got a letter with a bank account number, pay 5k or face problems with trading
    a so called patrol sells us safety which we never asked for and does not take no
    foreigner shop owners pay every month to izinkabi type people, they keep a book
    they demanded a cut of the tender
    the man who calls himself the general collects from every hair salon on saturday
    you pay or your stock does not come in, thats how it works here
    no guns no shouting, very polite, but they want R15000 a month from our hotel
    extorshun at my carwash, they want half of the money
    asked to pay for permission to build my own house
    they approached our foreman for a facilitation fee
    the street committee boss wants his share from the bottle store
    people say they own this parking lot and we must pay them for our customers to park
    a forum wants us to stop work on the petrol station until we give them 40 per cent
    the guys demand free groceries and cash weekly from my cashier
    collectors at the door on the first of the month
    he knows we built without plans and wants R5000 a month to keep quiet
    I am afraid to refuse, they want 3000 for so called protection at the workshop
    they asked politely the first time, now they send someone daily for the fee
    must pay toll to boys at the farm road or the lorry cant pass
    they make us pay
    we pay them every friday otherwise they make it difficult for us
    asked for money again to leave us alone
    a guy comes to collect from every stall in the fish market
    he wants a cut
    someone copied our patients files and wants R60 000 not to publish them, the police have a case number
    they told the tenants to pay their rent to them and not to us, and from us they want a fee for the peace
    the man says for R800 a month nothing will happen to my cameras and windows
    hijacked the contract, they want thirty percent for the community
    we are a freight yard in Mobeni and a so called forum arrives each month end with a list of names we have to put on the payroll, none of them ever worked a day
    my wife has a nail bar and a young man with a book comes on the 25th for his amount, all the neighbours in the arcade pay as well
    no money no deliveries they say, last week they turned two diesel tankers back at the gate
    what is it called when they ask you to pay so that your staff may come to work
    he recorded me with my phone in the bath and asks for cash
    a stranger has nude videos of me and wants two thousand by tonight
    the guard company that patrols without a contract demands its fee from us too
    an inspector hints that with 5k in an envelope the clinic passes
    they blocked the crusher at the quarry and said the royalty for the local people is due
    forced to buy cement from one supplier or the site stands still
    shop owners in Isipingo give R1000 each and get a sticker on the door, who has no sticker gets visitors
    the cellphone tower crew could not enter, a committee wanted a joining fee and a lunch fee and a consulting fee
    I own a scrap yard, a group wants their share on every load of copper that comes in
    if you stop paying they will spoil your name with the customers, that's how they keep it going
    they asked thirty percent from the solar installers at the school and said without it no one climbs on the roof
    got an email that they hacked our cameras and we pay in bitcoin
    church builders told there is a tax for working in this ward
    a woman claims my son made her daughter pregnant and asks cash every week or she tells everyone at his school
    my uncle runs buses and the association takes R300 a day per bus just so that he can use the road, who can help us
    protection racket at the beachfront, we sell ice cream
    scared they'll find out that I opened a second tyre place, then they want double
    he keeps asking for something small, then something bigger
    they came in a nice car, greeted the staff, sat down in my office and explained what it costs to do business in this road
    collecting contributions from the crèches, R50 a child a month, called safety money
    community liaison people want salaries for ten people at our warehouse extension in Cato Ridge or else they will stop the trucks at the gate
    one day it was parcels of meat for the meeting, now it is a monthly amount
    we build forty units in Cornubia and since the slab was cast a delegation comes to the gate each monday, wants thirty percent of the contract and wages for twenty people, and the guard must let them in or no truck unloads
    a man who says he speaks for the neighbours wants R4000 from our bakery at month end, in return the staff and the delivery parcels will have no trouble, all the other shops in the street already pay
    somebody got hold of photos from our cameras of a client with a woman who is not his wife and now asks him and us for cash not to show them
    the street committee in Umlazi takes R200 from each of my tenants and R1000 from me for keeping the lights on and the peace, whoever does not pay gets his electricity box locked
    at our truck yard in Clairwood they take forty litres of diesel a week and two thousand in cash for what they call watching the gate, and we have our own guards and alarm
    // Afrikaans
    hulle soek elke maand beskermingsgeld
    die besigheidsforum eis 30 persent van die kontrak
    ons word afgepers deur 'n klomp manne
    twee ouens sê ons moet R2000 'n week betaal om veilig te wees
    AFPERSING by my bandewinkel
    hulle wil 'n deel van die winkel se inkomste hê
    betaal of maak toe, dis wat hulle sê
    die forum het die bouperseel stilgelê tot ons hulle betaal
    elke spaza in die straat moet geld afgee
    hulle noem dit 'n sekuriteitsfooi maar ek noem dit afpersing
    ek is bang hulle kom volgende by ons vir beskermingsgeld
    iemand het foto's van my en soek R10 000 anders stuur hy dit rond
    die bende wil huur hê by die taverne
    hulle soek geld om ons vragmotors deur te laat
    die taxi vereniging vat 'n fooi vir ons personeelvervoer
    dis die derde keer dat hulle oor hulle 30% by die kliniek se bouwerk kom praat
    hulle vra elke Vrydag 'n koeldrank en nou is dit 'n vaste bedrag
    ons moet hulle mense aanstel wat niks doen nie en hulle betaal
    die salon moet elke Saterdag vir die generaal geld gee
    hy weet ons het sonder planne gebou en soek R5000 om stil te bly
    baie beleef maar hulle wil R15 000 'n maand van ons hotel hê
    moet betaal net om my crèche oop te hou
    hulle soek 'n sny van die tender
    wat as hulle by my nuwe winkel om beskermingsgeld kom vra
    een of ander komitee wil 'n donasie hê elke keer as 'n houer by die pakhuis aankom
    afgedreig vir geld deur mense wat sê hulle beskerm die straat
    hulle sê die parkering behoort aan hulle en ons moet betaal
    seuns by die plaaspad soek tolgeld voor die lorrie kan ry
    die kollekteerders staan elke eerste van die maand by die deur van die werkswinkel
    hulle't my gevra om te betaal vir toestemming om my eie huis te bou
    ons moet hulle betaal
    hulle laat ons elke maandeinde betaal
    hy soek weer geld om ons uit te los
    hulle vat 'n deel van alles wat ons maak
    'n man met 'n boekie kom die 25ste sy bedrag by my vrou se naelsalon haal, die bure betaal ook almal
    vir R800 'n maand sal niks met my kameras en ruite gebeur nie, so sê hy
    iemand het ons pasiënte se lêers afgeskryf en vra R60 000 of hy sit dit op die internet
    hulle't twee dieseltenkwaens by die hek omgedraai want ons het nie die fooi betaal nie
    ons is 'n vragwerf in Mobeni en elke maand daag 'n forum op met 'n lys name wat ons op die betaalstaat moet sit, nie een van hulle het al ooit 'n dag gewerk nie
    hy het video's van my en wil teen vanaand tweeduisend rand hê
    word gedwing om sement by een verskaffer te koop anders staan die werk stil
    die klipgroef is toegemaak tot ons die plaaslike mense hulle geld gee
    by ons in Isipingo gee elke winkelier R1000 en kry 'n plakker op die deur
    daar is 'n belasting in hierdie wyk, sê hulle vir die kerk se bouers
    hulle soek R50 'n kind van die crèches, hulle noem dit veiligheidsgeld
    'n inspekteur sê met vyfduisend in 'n koevert sal die plek slaag
    ons kameras is glo gekraak en ons moet in bitcoin betaal
    hulle kom in 'n mooi kar, groet die personeel, sit in my kantoor en verduidelik wat dit kos om in hierdie pad besigheid te doen
    afpersery op die strand waar ons roomys verkoop
    betaal hulle of jou voorraad kom nie in nie
    die vereniging vat R300 'n dag vir elke bus net sodat my oom op die pad mag ry
    hulle wil 'n deel hê van elke vrag koper wat by my skrootwerf inkom
    dertig persent of niemand klim op die skool se dak nie, is vir die sonpaneelmense gesê
    ek gee al drie jaar geld en nou wil hulle meer hê
    ons word uitgemelk deur ouens wat sê hulle pas ons op
    as ek nie betaal nie gaan hy my naam by die kliënte swartsmeer
    hulle eis lone vir tien mense by ons pakhuis in Cato Ridge, anders word die lorries by die hek gekeer
    die huurders is aangesê om die huur vir hulle te gee en van ons soek hulle ook nog geld vir die vrede
    'n vrou vra elke week kontant of sy vertel almal by die skool van my seun
    hulle vra mooi, maar 'n mens kan nie nee sê nie, dis R2500 elke maand
    ons bou veertig eenhede in Cornubia en elke Maandag kom 'n afvaardiging na die hek, soek dertig persent van die kontrak en lone vir twintig mense, en die wag moet hulle inlaat of geen lorrie laai af nie
    'n man wat sê hy praat namens die bure wil teen maandeinde R4000 van ons bakkery hê, dan sal die personeel en die pakkies geen moeilikheid hê nie, die ander winkels in die straat betaal al
    iemand het beelde van ons kameras gekry van 'n kliënt saam met 'n vrou wat nie syne is nie en vra nou vir hom en vir ons kontant om dit nie te wys nie
    die straatkomitee vat R200 van elkeen van my huurders en R1000 van my vir die vrede en die ligte, en wie nie betaal nie se kragkas word toegesluit
    by ons lorriewerf in Clairwood vat hulle veertig liter diesel 'n week en tweeduisend rand kontant vir wat hulle noem die hek oppas, en ons het ons eie wagte en alarm
    // isiZulu
    bafuna imali yokusivikela njalo ngenyanga
    i-business forum ifuna u-30 percent esayithini
    bathi kumele sikhokhe uR2000 ngesonto ukuze siphephe
    kufunwa imali yokuvikelwa kuzo zonke iziphaza
    sikhokhiswa imali yokuphepha ngamadoda angaziwa
    bathi khokha noma uvale
    BAFUNA IPROTECTION FEE
    bafuna isabelo kwimali yesitolo
    abantu baseforamu bamise umsebenzi kuze kube sikhokha
    bafuna imali ukuze amaloli ethu adlule
    ngesaba ukuthi bazofika nakimi bafune imali yokuvikela
    bafika njalo ngoLwesihlanu bafuna icold drink, manje sebefuna izinkulungwane
    iqembu lifuna irenti ethaveni kodwa isakhiwo ngesami
    bafuna siqashe abantu babo abangasebenzi sibakhokhele
    uthi unezithombe zami ufuna uR10 000 noma uzithumelele isonto
    basiphoqa ukuthi sikhokhe ukuze inkulisa ihlale ivuliwe
    inhlangano yamatekisi ifuna imali ngabasebenzi bethu esibathuthayo
    abafana bafuna imali yokudlula emgwaqweni oya epulazini
    bafuna isabelo sethenda
    bafika okwesithathu emtholampilo owakhiwayo ngo-30% wabo
    basikhipha imali bethi bayasigadela kodwa asibacelanga
    ehostela bathumela umuntu ozoqoqa imali esaluni njalo ngoMgqibelo
    abanasibhamu futhi abathethisi kodwa bafuna uR15000 ngenyanga ehotela
    bafuna ingxenye yemali ecarwash
    bathi ipaki ngeyabo kumele sikhokhele amakhasimende ethu
    kumele ngikhokhe ukuze ngakhe indlu yami
    umholi womgwaqo ufuna isabelo sakhe ebottle store
    uyazi ukuthi sakhe ngaphandle kwamapulani, ufuna uR5000 ukuze athule
    kufike abantu bathi kunentela okufanele siyikhokhe enhlanganweni yabo
    sisebenzela bona, bathatha imali yonke inyanga ewekshophu
    kuyenzeka kanjani uma befika esitolo sami esisha befuna imali yokungivikela
    bafuna ama-groceries mahhala nemali kukheshiya
    abaqoqi bemali bafika mhla ka-1 njalo
    asisakwazi ukuletha impahla efemini ngaphandle kokubakhokhela
    basithumelele incwadi nenombolo yebhange, sikhokhe u-5000
    basenza sikhokhe
    sikhokha njalo ngoLwesihlanu ukuze basiyeke
    bafuna enye imali futhi
    bathatha isabelo kukho konke esikwenzayo
    umuntu uza nencwadi mhla ka-25 ezothatha imali esaluni yezinzipho yomkami, bonke omakhelwane bayakhokha
    uthi ngo-R800 ngenyanga akukho okuzokwenzeka kumakhamera ami
    bakopishe amafayela eziguli zethu bafuna u-R60 000 ukuze bangawakhiphi
    babuyise amathange kadizili amabili esangweni ngoba asikakhokhi
    iforamu ifika ekupheleni kwenyanga ezinqolobaneni zethu eMobeni inohlu lwamagama okumele siwaholele kodwa akekho oke wasebenza
    unevidiyo yami ufuna izinkulungwane ezimbili namhlanje
    siphoqwa ukuthi sithenge usimende kumuntu oyedwa noma kume umsebenzi
    bavale inkwali bathi kufanele kukhokhelwe abantu bendawo
    e-Isipingo sikhokha u-R1000 ngamunye sinikwe isitika emnyango
    bathi kunentela kule wadi yabakha isonto
    bafuna u-R50 ngengane enkulisa bathi eyokuphepha
    bafika ngemoto enhle babingelele abasebenzi bahlale ehhovisi bangichazele ukuthi kubiza malini ukusebenza kulo mgwaqo
    umhloli uthi ngo-5000 emvilophini umtholampilo uzophasa
    inhlangano ithatha u-R300 ngosuku ebhasini ngalinye likamalume
    bafuna isabelo sekhopha engena egcekeni lami lesikrebhu
    ngaphandle kuka-30 percent akekho ogibela ophahleni lwesikole, batshelwe labo abafaka ama-solar
    ngikhokhile iminyaka emithathu manje bafuna imali eyengeziwe
    bayasincela nje bethi bayasigadela
    uma ngingakhokhi uzongcolisa igama lami kumakhasimende
    kade becela okuncane, manje sekuyimali ebekiwe yenyanga
    bafuna amaholo abantu abayishumi ewerhawuzi eCato Ridge noma bavimbe amaloli
    owesifazane ufuna imali masonto onke noma atshele isikole ngendodana yami
    batshele abaqashi ukuthi bakhokhele bona irenti
    bangibiza imali yokuvula isitolo emgwaqweni
    sakha izindlu ezingu-40 eCornubia, njalo ngoMsombuluko kufika ithimba esangweni lifuna u-30 percent namaholo abantu abangu-20, uma unogada engalivuleli awekho amaloli ethulayo
    indoda ethi ikhulumela omakhelwane ifuna u-R4000 ebhikawozi lethu ekupheleni kwenyanga, ithi abasebenzi namaphasela angeke babe nenkinga, ezinye izitolo seziyakhokha
    kukhona othole izithombe zamakhamera ethu zekhasimende nowesifazane ongeyena umkakhe, manje ufuna ukheshi kulo nakithi ukuze angazikhombisi
    ikomidi lomgwaqo eMlazi lithatha u-R200 kumqashi ngamunye no-R1000 kimi, ongakhokhi ukhiyelwa ibhokisi likagesi
    egcekeni lethu lamaloli eClairwood bathatha amalitha angu-40 kadizili nezinkulungwane ezimbili ngesonto bethi bagada isango, kodwa sinabo onogada
    // Mixed
    bafuna i-protection fee every month or we must close
    business forum ifike esayithini bafuna 30%
    hulle soek protection money by my shop
    they say sikhokhe uR3000 for so called security
    extortion kuzo zonke izitolo zase-CBD, we are next
    die forum guys wil 'n cut hê before we can build
    kufike amadoda ehhovisi athi we must pay a monthly contribution
    pay or close, yilokho abakushoyo
    ngikhokha protection imali nge-tyre shop yami
    they want isabelo from the tavern njalo ngoLwesihlanu
    ons moet betaal every month or they stop the deliveries
    comrades bafuna i-donation every time kufika i-container
    bafuna imali every month end or they stop the deliveries
    hulle soek a cut van elke load copper
    sikhokha i-protection kuze kube the staff can work
    a guy with a book uza to collect from all the neighbours
    they want thirty percent, bathi it is for the community
    hy het pictures of my en soek cash
    they ask nicely kodwa kumele sikhokhe njalo
  `,
  'violent-extortion': `
    they shot at the shop because I did not pay the protection fee
    business forum came with guns and chased the workers off the site
    pay or die they said, R50 000 by friday
    my brother was beaten because the monthly money was late
    they burned my container shop after I refused to pay
    masked men fired shots in the air at the construction site and want their 30%
    WE SHOT YOUR NEIGHBOUR NOW YOU PAY
    extortion gang killed the shop owner next door for not paying
    threatened to kill my children if I dont give the weekly money
    site manager was slapped and held at gunpoint by forum people until we signed
    they petrol bombed the tavern over protection money
    armed men demand a cut at the tyre shop, they put the pistol on the counter
    the collector hit my cashier with a sjambok since we were short with the fee
    a bullet came in the post with an amount and an account number
    they kidnapped my foreman for an hour to make us pay the forum
    sprayed bullets on the garage door because I said no to the monthly fee
    they say they will burn down the crèche if I stop paying
    our hotel was shot up at night, the next day they phoned for money
    Two guys with AK47 at the building site want to be subcontractors
    scared they will shoot us like the other spaza owners who didnt pay
    somali shop in our street burned with petrol, now they ask us for the same fee
    they stabbed my guard at the gate and said next month the money must be ready
    demanding money for safety, last week they torched the truck
    guns pointed at the engineers to get a share of the clinic contract
    pay 10k or we shoot your wife, that is the voice note
    smashed my barber shop and beat the staff for being behind with protection
    they want half the takings of the carwash and broke my arm
    mafia with rifles stopped our water tankers and demand a fee per load
    what if I refuse, they already killed two people who refused to pay
    hitmen will come if we dont pay the taxi boss his percentage, he told us
    assaulted our foreman for the 30 percent
    they fire shots over the roof of the bottle store each month when the money is due
    grenade thrown at the restaurant after the owner stopped paying gangsters
    he lifted his shirt to show the gun and said protection costs R3000
    extorted at gunpoint in my own office
    they set fire to the excavator because we gave the work to someone else and not to the forum
    church must pay them too, the pastor was beaten up when he said there is no money
    if you want to live you pay, they told the salon ladies
    the gang that takes our money shot the security officer on saturday
    we pay every week because they promised to put the owner in the ground
    they come with pangas for the fee at the market
    hostel guys hit the workers with knobkerries till we paid the so called levy
    refused to pay, so they shot my delivery driver in the leg
    threw a petrol bomb at the workshop, the message said now will you pay
    burnt the school's new classrooms because the contractor didnt give them a share
    my factory was attacked by gunmen over the forum money
    they beat me till I said yes to the monthly money
    he hit me because I had no cash for them
    someone shot at our gate and then phoned for the fee
    they will burn us if we do not pay, they said
    fired into the shop, next day they asked for R20 000
    gunmen took the site manager aside and told him 30 percent or his children
    killed two traders who stopped paying
    the men who collect for the forum broke the guard's arm at the gate and told the staff they will be back with more people on friday
    we are a poultry wholesaler in Chatsworth, since March a gang takes R5000 a month and when I paid late they fired nine shots at my house with my wife and children inside
    pay us, he said, and put a bullet on the desk
    they cut a driver with a panga since we refused the fee per load of diesel
    my cousin was shot for not giving them money, now they ask me
    stopped paying at the end of june and in july the restaurant at the beachfront was burned, the cameras show three men with petrol
    the bus owner next to us got shot dead, they came to our depot in Jacobs the same week and asked for the same amount
    protection money and a knife at my throat in the store room
    they said pay or we take your daughter from school
    forum people armed with rifles locked the engineers in the container and wanted jobs and cash
    we pay because they promised to kill the pastor
    tied up the foreman, beat him with a plank, told him to tell the boss that the contribution is due
    they hit my staff every time we are short
    somebody threw a grenade at the panel beater who wouldn't pay
    threatened to shoot the doctor if the surgery does not give a monthly fee, two doctors in our road have already closed
    the izinkabi come at month end for the envelope and one of them keeps a rifle on his lap in the car while my cashier counts
    asked for half of my phone shop and smashed my face when I laughed
    burnt the excavator, shot the security, and still demand their share of the road contract
    scared to say no, they set the neighbours bakery on fire over the same thing
    they let off shots at the crusher to stop the work till the levy is paid
    armed men at the solar site, they want thirty percent and slapped the electrician
    kidnapped the owner's son to collect the outstanding protection
    my hands are still swollen, they used a hammer because I skipped one payment
    he showed his pistol to the ladies of the laundry and asked for the week's money
    four men came through the gate of our timber yard with guns, did not rob anything, only said from now on you work for us or you get buried
    the tenants association boss sends thugs to beat caretakers who do not hand over the rent
    they poured petrol over our cleaner and lit a match to show what happens if we don't pay
    paid for two years, then a bullet through the office window because the price went up
    we supply tiles in Springfield Park and because I told the collectors in may that there is no more cash they came back with two rifles, fired at the cameras and the gate and hit my son so hard that he lost an eye
    the contractor for the school in Umlazi stopped paying the forum at month end, on tuesday six armed men beat the guard and the staff with iron bars and said the next one goes in the concrete
    a group that all tenants pay for so called peace shot the one man in our arcade who refused, his wife and children have left, and the same men now ask double from everybody
    they held a gun to my wife in the parking of our pharmacy and told her that the owner has till friday to bring the fifty thousand, or they come to the house and the alarm will not help
    after two diesel trucks were burned at our gate the phone rang and a calm voice said this is what it costs not to pay the association
    // Afrikaans
    hulle het op die winkel geskiet omdat ek nie beskermingsgeld betaal het nie
    die forum het met gewere op die bouperseel aangekom en die werkers weggejaag
    betaal of ons maak jou dood
    my broer is geslaan omdat die geld laat was
    hulle het my houerwinkel afgebrand nadat ek geweier het om te betaal
    BETAAL OF VREK
    hulle dreig om my kinders te skiet as ek nie die weeklikse geld gee nie
    petrolbom by die taverne oor beskermingsgeld
    gewapende manne soek 'n deel van die tender
    hy het sy hemp gelig en die pistool gewys en gesê beskerming kos R3000
    die bende wat ons geld vat het die wag geskiet
    die voorman is aangerand oor die 30 persent
    die eienaar langsaan is vermoor omdat hy nie wou betaal nie
    hulle sê hulle steek die crèche aan die brand as ek ophou betaal
    ons hotel is snags beskiet en die volgende dag bel hulle vir geld
    ek is bang hulle skiet ons soos die ander spaza eienaars wat nie betaal het nie
    hulle kom met pangas die geld haal by die mark
    kassier met 'n sambok geslaan want die fooi was te min
    hulle het die lorrie aan die brand gesteek en soek nou geld vir veiligheid
    'n koeël in 'n koevert saam met 'n bedrag en 'n rekeningnommer
    met vuurwapens afgepers in my eie kantoor
    hulle het my arm gebreek en wil die helfte van die karwas se geld hê
    die forum het die ingenieurs aangehou met gewere tot ons teken
    betaal R10 000 of ons skiet jou vrou
    die graafmasjien is afgebrand omdat die forum nie die werk gekry het nie
    die dominee is opgedonder toe hy sê daar's nie geld vir hulle nie
    hulle skiet elke maand skote oor die drankwinkel se dak as die geld moet kom
    wat as ek weier, hulle het al twee mense doodgeskiet wat nie wou betaal nie
    hulle't die salon stukkend geslaan en die meisies geslaan oor die beskermingsgeld
    as jy wil lewe betaal jy
    hulle het my geslaan tot ek ja gesê het vir die maandgeld
    betaal of jy brand, sê hulle
    hulle skiet op ons hek en bel dan vir die fooi
    hy't 'n koeël op die lessenaar neergesit en gesê betaal
    ek is geslaan want ek het nie geld vir hulle gehad nie
    twee handelaars wat opgehou betaal het is dood
    die manne wat vir die forum geld haal het die wag by die hek se arm gebreek en gesê hulle kom Vrydag met meer mense terug
    ons is 'n hoendergroothandelaar in Chatsworth, sedert Maart vat 'n bende R5000 'n maand en toe ek laat betaal, het hulle nege skote op my huis geskiet met my vrou en kinders binne
    hulle sê hulle gryp my dogter by die skool as ons nie betaal nie
    my neef is geskiet omdat hy nie wou betaal nie en nou kom hulle na my toe
    'n drywer is met 'n panga gekap want ons weier om per vrag diesel te betaal
    die voorman is vasgebind en met 'n plank geslaan sodat die baas sy bydrae moet gee
    ek het Junie opgehou betaal en in Julie brand hulle die restaurant af, die kameras wys drie manne met petrol
    hulle't my gesig stukkend geslaan toe ek sê hulle kry nie die helfte van my foonwinkel nie
    die dokter word met 'n pistool gedreig om maandeliks te betaal
    beskermingsgeld met 'n mes teen die keel
    gewapende mense by die sonkragterrein klap die elektrisiën en soek dertig persent
    elke keer as ons te min het word my personeel geslaan
    'n handgranaat na die paneelklopper gegooi oor hy nie wil betaal nie
    hulle skiet by die klipbreker sodat die werk moet stop tot die heffing betaal is
    die busbaas langs ons is doodgeskiet en dieselfde week kom vra hulle by ons depot dieselfde bedrag
    hulle gooi petrol oor die skoonmaker en steek 'n vuurhoutjie aan om te wys wat gebeur as ons nie betaal nie
    die eienaar se seun is ontvoer om die agterstallige geld te kry
    my hande is geswel, hulle het 'n hamer gebruik omdat ek een betaling misgeloop het
    hy wys sy geweer vir die dames in die wassery en soek die week se geld
    vier manne met gewere kom deur die hek van ons houtwerf, hulle steel niks nie, hulle sê net van nou af betaal julle of julle word begrawe
    bang om nee te sê, hulle't die bakkery langsaan oor dieselfde ding aan die brand gesteek
    hulle dreig om die pastoor dood te skiet as die kerk nie gee nie
    'n skoot deur die kantoor se venster omdat ons nie die hoër prys wou betaal nie
    die forum se mense het die ingenieurs met gewere in die houer toegesluit en wil kontant hê
    ons verkoop teëls in Springfield Park en omdat ek in Mei vir die kollekteerders gesê het daar is nie meer kontant nie, het hulle met twee gewere teruggekom, op die kameras en die hek geskiet en my seun se oog uitgeslaan
    die bouer van die skool in Umlazi het met maandeinde opgehou om die forum te betaal, Dinsdag slaan ses gewapende manne die wag en die personeel met ysterpype en sê die volgende een gaan in die beton in
    die groep wat al die huurders vir vrede betaal het die een man in ons arkade geskiet wat geweier het, en dieselfde manne vra nou by almal dubbel
    hulle druk 'n pistool teen my vrou in die apteek se parkering en sê die eienaar het tot Vrydag om die vyftigduisend te bring, anders kom hulle huis toe en die alarm sal nie help nie
    nadat twee diesellorries by ons hek gebrand is, lui die foon en 'n kalm stem sê dit is wat dit kos om nie die vereniging te betaal nie
    // isiZulu
    badubule esitolo ngoba angiyikhokhanga imali yokuvikelwa
    iforamu ifike ngezibhamu esayithini yaxosha abasebenzi ifuna u-30%
    bathi khokha noma sikubulale
    umfowethu ushaywe ngoba imali yenyanga ifike late
    bashise isitolo sami emva kokwenqaba ukukhokha
    KHOKHA NOMA UFE
    basongela ukubulala izingane zami uma ngingakhokhi
    baphonse iphethilolibhomu ethaveni ngenxa yeprotection fee
    bafika bephethe izibhamu bafuna isabelo sethenda
    ukhombise isibhamu wathi ukuvikelwa kubiza uR3000
    badubule unogada wathi umholi wabo ngenyanga ezayo imali ibe khona
    ifolomane lishayiwe ngenxa yama-30 percent
    umnikazi wesitolo esiseduze ubulewe ngoba wenqaba ukukhokha
    bathi bazoyishisa inkulisa uma ngiyeka ukukhokha
    bavulele ngezinhlamvu ehotela base befona befuna imali
    siyesaba bazosidubula njengabanye beziphaza abangakhokhanga
    bafika nocelemba bezolanda imali emakethe
    ukheshiya bamshaye ngemvubu ngoba imali beyingaphelele
    bashise iloli manje bafuna imali ukuze siphephe
    bathumele inhlamvu nenombolo yebhange
    baphuce abenjiniyela ukhiye babakhomba ngezibhamu ukuze sisayine isabelo
    bangiphule ingalo bafuna uhhafu wemali yecarwash
    uthi uzodubula umkami uma ngingamniki u-10 000
    bashaye umfundisi ethi ayikho imali yabo
    bashisa umshini wokumba ngoba umsebenzi awuyanga kuforamu
    badubula phezulu njalo mhla kufuneka imali yabo
    izinkabi zizofika uma singamkhokheli usihlalo iphesenti lakhe
    baphihlize isaluni bashaya abasebenzi ngenxa yemali yokuvikelwa
    kungenzekani uma ngenqaba, sebebulele ababili abenqaba ukukhokha
    abasehostela basishaye ngezagila saze sayikhokha imali abayifunayo
    bamthumbile ufolomane baze bathola imali yeforamu
    umshayeli wami badubule umlenze ngoba asikhokhanga
    amadoda anama-AK afuna umsebenzi ngenkani esayithini
    bathi uma ufuna ukuphila uyakhokha
    bagwaze unogada besho ukuthi sikweleta imali yabo yesonto
    bangishaye ngaze ngavuma ukukhokha
    bathi khokhani noma niyasha
    badubula isango lethu base befonela imali
    ubeke inhlamvu phezu kwedeski wathi khokha
    ngishaywe ngoba bengingenayo imali yabo
    bebulele abathengisi ababili ababeyekile ukukhokha
    amadoda aqoqela iforamu aphule unogada ingalo esangweni athi azobuya ngoLwesihlanu emaningi
    sithengisa izinkukhu eChatsworth, iqembu lithatha u-R5000 ngenyanga, kwathi ngikhokha late badubula indlu yami kathathu umkami nezingane bephakathi
    bathi bazothatha indodakazi yami esikoleni uma singakhokhi
    umzala wami udutshulwe ngoba engafunanga ukukhokha, manje sebeza kimi
    umshayeli bamgawule ngocelemba ngoba senqabe ukukhokhela umthwalo kadizili
    babophe ifolomane balishaya ngepulangwe bathi alitshele umphathi ngemali yabo
    ngiyekile ukukhokha ngoJuni, ngoJulayi bashisa irestoranti, amakhamera akhombisa amadoda amathathu enophethiloli
    bangiphihlize ubuso ngoba ngenqaba ngohhafu wesitolo sami samaselula
    udokotela bamkhombe ngesibhamu ukuze akhokhe njalo ngenyanga
    bangibeke ummese emqaleni befuna imali yokuvikela
    bafike behlomile lapho kufakwa khona ama-solar bamukula umuntu kagesi befuna u-30
    bashaya abasebenzi bami njalo uma imali ingaphelele
    baphonse igrenedi kumuntu olungisa izimoto ongafuni ukukhokha
    umnikazi wamabhasi oseduze nathi ubulewe, ngalo lelo sonto bafika edepho yethu bafuna imali efanayo
    bathele umhlanzi ngophethiloli bokhela umentshisi besikhombisa okuzokwenzeka uma singakhokhi
    bathumbe indodana yomnikazi befuna imali yabo esilele
    izandla zami zivuvukile, basebenzise isando ngoba ngeqe inyanga eyodwa
    ukhombise osisi baselondolo isibhamu wathi imali yesonto iphi
    amadoda amane anezibhamu angene ngesango egcekeni lamapulangwe, awantshontshanga lutho athi kusukela manje niyakhokha noma niyangcwatshwa
    siyesaba ukwenqaba, bashise ibhikawozi likamakhelwane ngenxa yayo le mali
    bathi bazodubula umfundisi uma isonto lingakhiphi imali
    bavalele abenjiniyela kukhonteyina ngezibhamu befuna umsebenzi nemali
    sidayisa amathayela eSpringfield Park, ngathi kubaqoqi ukuthi awusekho ukheshi, babuya nezibhamu badubula amakhamera nesango bashaya indodana yami yalahlekelwa iso
    inkontileka eyakha isikole eMlazi iyekile ukukhokhela iforamu ekupheleni kwenyanga, ngoLwesibili amadoda ayisithupha ahlomile ashaya unogada nabasebenzi ngezinsimbi
    iqembu esilikhokhelayo sonke njengabaqashi lidubule oyedwa owenqabile, manje lifuna imali ephindwe kabili kithi sonke
    babeke isibhamu kunkosikazi wami epakini yekhemisi bathi umnikazi ulethe u-50 000 ngoLwesihlanu noma beze ekhaya, i-alarm angeke isize
    kushiswe amaloli amabili kadizili esangweni, kwabe sekukhala ucingo bathi yilokhu okwenzekayo uma ningayikhokheli inhlangano
    // Mixed
    badubule at the shop because I didn't pay i-protection fee
    khokha or we kill you, yilokho abakusho ku-voice note
    forum guys bafike ne-AK47 esayithini, they want 30%
    they burned my spaza ngoba angikhokhanga
    hulle het shots gefire by my tyre shop oor protection money
    bashaye i-foreman because the money was late
    pay of ons skiet jou, sê die extortion gang
    bathi bazoshisa i-crèche if I stop paying them
    they showed isibhamu and said imali njalo ngenyanga
    petrol bomb e-tavern over the protection imali
    my cousin was killed ngoba wenqaba ukukhokha, now they want it from me
    gewapende forum ouens chased the workers and soek hulle cut
    bashaye the guard because sikhokhe late
    hulle skiet at our gate omdat ons nie betaal nie
    they shot umzala wami, now they want the same imali from me
    bathi pay or we take the children
    khokha or we burn the bakery, they did it to the neighbours
    forum guys beat die foreman oor die 30 percent
    izinkabi come month end for the cash nezibhamu zabo
  `,
  stalking: `
    my ex sits in his car outside the salon for hours and drives behind me when I go home
    my husband saw the same man standing across the road from our daughter's flat every evening
    my ex follows me to work every day
    a man waits outside the salon till I close and then walks behind me
    someone in a white polo watches my daughter whenever she is home
    HE IS STALKING ME
    ex husband drives past ten times a night
    a stranger knows when I come and go, leaves flowers on my car
    I found a tracker under my car
    a customer is obsessed with our cashier and hangs around for her every evening
    guy from church keeps turning up wherever I am
    being followed home from the taxi rank by the same person
    there's a man who photographs me through the window of the flat
    peeping tom at the bathroom window
    I think someone is spying on my daughter from the building next to us
    a former employee sits in his car opposite the office and stares at the receptionist
    my ex girlfriend shows up at the workshop again and again
    he sends messages about what I am wearing today so he must be near
    patient follows the nurse to her car at the clinic
    scared to walk to the gate because he is always standing there
    he made a new number each time I block him and last night he was at my door
    what if he followed me to my new place
    teacher is being watched by the father of a learner, he parks at the school till she leaves
    somebody tails me from the bank to the shop, never did anything
    drone over our garden when my girls swim
    the same bakkie behind me every day from the factory to my complex
    my boss wont leave me alone after I resigned, sits outside my mothers house
    creepy guy hides behind the tree and looks at the hostel girls
    he is just standing across the street looking at my flat, hours long
    I moved to a farm and he still found me
    fan of my radio show waits at the studio gate
    unknown man asked the guard what time I knock off
    stalker on insta knows my address now
    tinder date does not accept no, comes to the hotel where I work
    he walked up and down in front of the crèche where I work, asking for me
    pls help my x keep following me
    someone peers over the wall at night when I undress
    neighbour films me whenever I go out
    a woman who lost a case against my husband sits outside our home in her car
    the same petrol attendant waits at my bus every evening and walks after me
    I never see his face but the same hoodie is always there when I lock the shop
    he has not touched me or said anything, only follows and watches
    an old boyfriend put an airtag in my handbag
    he waits at the bus stop for her, she is 17 and terrified
    my wife is being stalked by a man from the warehouse where she worked
    the delivery guy keeps coming back without a parcel to look at me
    I feel watched at home, footprints under the bedroom window each morning
    he got hold of my shifts at the hospital and is there every time
    he keeps coming back to look at me
    I am being followed
    somebody watches our house from a parked car every evening
    he asks the neighbours and the guard about me
    a man I do not know takes the same bus and gets off where I get off
    he sat in the waiting room with the patients again today, he is not sick, he comes to see me
    my former husband put an app on my phone and always knows where I and the children are
    I changed jobs, changed gates, changed churches and there he is
    the father of a friend of my child drives slowly behind us to school each morning
    our optician in Musgrave has a client who comes in three times a week without needing anything, waits on the pavement at closing time and then walks behind her to her car
    since I ended it in August my ex turns up at the gym, at my mother's place and at the parking of my office in La Lucia, he says nothing, he only stands there
    he leaves parcels with little gifts at my gate and no name
    one of the cameras shows him standing under the tree at 11, at 1 and at 3
    I cut my hair and within an hour he texted that he liked it better long
    a tenant on the second floor waits by the stairs until I go to the laundry and then goes too
    fan of our choir girl finds out where we sing and is there each time
    the delivery rider got my address from the parcel and now rides past my window all night
    he followed me off the highway to the police station and waited outside till I came out
    she stalks my husband, sends photos of our front door and of his car at work
    he rings the bell of my flat and runs, then watches from the stairwell how I look out
    the man with the binoculars across the valley in Westville, my daughters do not open their curtains anymore
    student in the residence, a guy from her class sleeps in his car under her window and knows all her friends
    ex employee drives behind the staff bus to see where the manager lives
    he learnt my route at month end when I go to the bank with the keys and is always two cars back, never came close
    scared to get out of the car at home because the blue polo is there again
    I blocked him on everything so he writes through my bank app, ten cents and a message each time
    how do I prove that he follows me, police say bring pictures
    whenever the power cut comes he is at my window with a torch
    he walks past the vet clinic twenty times in one day just to look at our receptionist through the glass
    a widower from the temple is fixated on my mother, brings food, stares over the wall, will not hear no
    waits for me
    there was a gps thing hidden behind my number plate
    he hides among the customers and films me with his phone while I work at the till of the pharmacy
    the nurse's admirer found out her home address, sent a photo of her gate with the caption soon, and has been parked in her street since sunday
    my daughter is scared of the boy who waits outside the dance school every tuesday
    a man who once bought a phone in our shop in the Pavilion comes each day at the same time, stands where the cameras see him, waits for one girl of the staff and goes after her to the taxi rank
    my ex wife sits in front of my new house in Umhlanga at night with the lights off, she knows when the guard changes and when I take the children to school, and she has been doing it since june
    the brother of one of the tenants has taken a liking to my wife, he waits at the gate when she goes jogging, rings with parcels that are not ours and stares into the kitchen during the power cuts
    our physiotherapist in Morningside is followed by a former patient, he books under other names, sits in the parking until she turns the keys and then drives behind her to her mother's place
    someone tracks my daughter by her phone, wherever she goes with friends he is there ten minutes later, in the gym, in church, at the beach, and the police say he broke no law
    // Afrikaans
    my eks volg my elke dag werk toe
    'n man wag buite die salon tot ek toemaak en loop dan agter my aan
    iemand in 'n wit polo hou my dogter dop
    ek word agtervolg
    my eksman ry tien keer 'n aand hier verby
    ek het 'n opspoorder onder my kar gekry
    'n kliënt is behep met ons kassier en wag elke aand vir haar
    afloerder by die badkamervenster
    hy stuur boodskappe oor wat ek vandag aanhet
    ek is bang om hek toe te loop want hy staan altyd daar
    HY LOS MY NIE UIT NIE
    dieselfde bakkie is elke dag agter my van die fabriek af
    'n oudwerker sit oorkant die kantoor in sy kar en staar vir die ontvangsdame
    'n vreemde man neem foto's van my deur die woonstel se venster
    die verpleegster word na haar motor gevolg deur 'n pasiënt
    iemand loer oor die muur as ek uittrek
    wat as hy my na my nuwe plek gevolg het
    hy het nog niks gedoen nie, hy volg en kyk net
    ek het plaas toe getrek en hy het my weer gekry
    ek voel dopgehou, voetspore onder my slaapkamervenster elke oggend
    hy staan ure oorkant die straat en kyk na my woonstel
    hommeltuig oor die tuin as my dogters swem
    die pa van 'n leerder wag elke dag vir die juffrou by die skool
    hy't my skofte by die hospitaal uitgevind en is elke keer daar
    die petroljoggie wag elke aand by my bus en loop agter my aan
    my ou kêrel duik op oral waar ek is
    hy vra die wag hoe laat ek huis toe gaan
    stalker wat my adres nou het
    hy wag by die bushalte vir my dogter van 17
    my vrou word bekruip deur 'n man van haar vorige werk by die pakhuis
    hy kom elke keer terug om na my te kyk
    iemand sit saans in 'n kar en hou ons huis dop
    ek word oral gevolg
    hy vra die bure en die wag uit oor my
    hy klim in dieselfde bus en klim af waar ek afklim
    hy sit tussen die pasiënte in die wagkamer en hy is nie siek nie, hy kom net vir my
    my eks het iets op my foon gelaai en weet altyd waar ek en die kinders is
    ek het van werk verander en daar staan hy weer by die hek
    die kamera wys hom elfuur, eenuur en drie-uur onder die boom
    hy't geskryf hy het my hare langer beter gehou, 'n uur nadat ek dit laat sny het
    by ons oogkundige in Musgrave kom 'n kliënt drie keer 'n week in sonder dat hy iets nodig het, wag op die sypaadjie tot sy toemaak en loop dan agter haar aan na haar kar
    sedert ek dit in Augustus beëindig het, kom my eks by die gim, by my ma en by my kantoor in La Lucia opdaag, hy sê niks nie, hy staan net daar
    daar word elke week 'n pakkie met 'n geskenkie en geen naam by my hek gelos nie
    die afleweringsman het my adres van die pakkie gekry en ry nou heelnag by my venster verby
    'n huurder wag op die trap tot ek gaan wasgoed was en kom dan agterna
    'n man met 'n verkyker loer van oorkant die vallei in by my dogters se kamers
    hy slaap in sy kar onder haar venster by die koshuis
    sy agtervolg my man en stuur foto's van ons voordeur
    bang om uit die kar te klim want die blou polo staan weer daar
    hy lui my klokkie en hol, dan kyk hy van die trap af hoe ek uitloer
    hy was agter my tot by die polisie en het gewag tot ek uitkom
    elke keer as die krag af is staan hy met 'n flits by my venster
    ek het hom geblok en nou stuur hy tien sent deur die bank met 'n boodskap by
    ek word afgeneem terwyl ek by die apteek se kasregister werk
    hy volg my elke maandeinde bank toe, altyd twee karre agter, hy het nog nooit naby gekom nie
    daar was 'n gps ding agter my nommerplaat weggesteek
    die oud-werker ry agter die personeelbus aan om te sien waar die bestuurder bly
    'n wewenaar van die tempel los nie my ma uit nie, hy staar oor die muur en bring kos
    my dogter is bang vir die seun wat Dinsdae voor die dansskool vir haar wag
    dieselfde man loop ons al weke lank agterna
    'n man wat een keer 'n foon by ons gekoop het, kom elke dag op dieselfde tyd, staan waar die kameras hom sien, wag vir een meisie van die personeel en loop agter haar aan tot by die taxi's
    my eksvrou sit in die nag met haar ligte af voor my nuwe huis in Umhlanga, sy weet wanneer die wag ruil en wanneer ek die kinders skool toe vat, en dit gaan al sedert Junie so
    een van die huurders se broer is agter my vrou aan, hy wag by die hek as sy gaan draf, kom met pakkies wat nie ons s'n is nie en staar in die kombuis in as die krag af is
    ons fisioterapeut in Morningside word deur 'n ou pasiënt gevolg, hy bespreek onder ander name, sit in die parkering tot sy die sleutels draai en ry agter haar aan na haar ma se plek
    iemand spoor my dogter deur haar foon op, waar sy ook al met vriende gaan is hy tien minute later daar, en die polisie sê hy oortree geen wet nie
    // isiZulu
    u-ex wami ungilandela njalo uma ngiya emsebenzini
    kunendoda engilinda ngaphandle kwesaluni ngize ngivale ingilandele
    kukhona obuka indodakazi yami esemotweni emhlophe
    uyangilandelela yonke indawo
    owayengumyeni wami udlula ngemoto izikhathi eziyishumi ebusuku
    ngithole itracker ngaphansi kwemoto yami
    ikhasimende lihlala lilinde ukheshiya wethu kusihlwa
    kukhona olunguza ewindini lokugezela
    uthumela imiyalezo esho ukuthi ngigqokeni namhlanje
    ngesaba ukuya esangweni ngoba uhlale emile lapho
    AKANGIYEKI UYANGILANDELA
    ibakkie efanayo ihamba emva kwami kusuka efemini
    obesebenza la uhlala emotweni ebuke i-receptionist ehhovisi
    indoda engingayazi ingithwebula ngefasitela efulethini
    isiguli silandela unesi aze afike emotweni
    kukhona olunguza ngaphezu kodonga uma ngikhumula
    ngesaba ukuthi ungilandele endaweni entsha engihlala kuyo
    akangithintanga, uyangilandela nje angibuke
    ngithuthele epulazini kodwa ubuye wangithola
    ngizwa ngibhekiwe, kunezinyawo ngaphansi kwefasitela lami njalo ekuseni
    umi amahora abheke ifulethi lami
    idrone iyandiza uma amantombazane ebhukuda
    ubaba wengane ulinda uthisha njalo esikoleni aze aphume
    uyazi amashifti ami esibhedlela uhlala ekhona
    osebenza egalaji ungilinda ebhasini njalo kusihlwa angilandele
    isoka lami lakudala livela noma kuphi lapho ngikhona
    ubuze unogada ukuthi ngishayisa nini
    unendlela yokuthi azi lapho ngikhona ngaso sonke isikhathi
    ulinda indodakazi yami esitobhini, yesaba kakhulu
    umkami ulandelwa yindoda ayesebenza nayo
    umuntu osontweni uhlala engizungeza noma sengimtshele ukuthi angiyeke
    ngizwa sengathi ngibhekiwe ekhaya ebusuku
    ngilandelwa yindoda efanayo uma ngisuka erenki
    ungifonela ngezinombolo ezintsha bese ngimbona emnyango wami
    umuntu engingamazi ungibuka esemotweni nsuku zonke uma ngiphuma
    uhlala ebuya ezongibuka
    ngiyalandelwa nsuku zonke
    kukhona ohlala emotweni kusihlwa abuke umuzi wethu
    ubuza omakhelwane nonogada ngami
    ugibela ibhasi engiyigibelayo ehle lapho ngehla khona
    uhlala neziguli egumbini lokulinda engaguli, uzobuka mina
    owayengumyeni wami ufake okuthile efonini yami, uhlale azi ukuthi nginezingane kuphi
    ngishintshe umsebenzi kodwa nangu futhi esangweni
    ikhamera imkhombisa emi ngaphansi kwesihlahla ngo-11 nango-1 nango-3
    udokotela wamehlo eMusgrave unekhasimende elifika kathathu ngesonto lingafuni lutho, limlinde ngaphandle uma evala bese limlandela aze ayofika emotweni
    kusukela ngehlukane naye ngo-Agasti uvela ejimini, kwamama nasehhovisi eLa Lucia, akakhulumi lutho, uma nje angibuke
    ngithola amaphasela ezipho esangweni kungabhalwe gama
    umuntu oletha amaphasela uthathe ikheli lami manje udlula ewindini lami ubusuku bonke
    umqashi ulinda ezitebhisini ngize ngiye elondolo naye alandele
    indoda enama-binoculars ibuka amakamelo amadodakazi ami
    ulala emotweni ngaphansi kwefasitela lakhe e-res
    lona wesifazane uzungeza umyeni wami, uthumela izithombe zomnyango wethu
    ngesaba ukwehla emotweni ngoba kukhona futhi lena eluhlaza
    ushaya insimbi abaleke bese engibukela ezitebhisini
    bekade engilandela ngaze ngangena emaphoyiseni wangilinda ngaphandle
    njalo uma kucime ugesi usuke emi ngasewindini nethoshi
    ngimvimbile kuyo yonke into manje uthumela amasenti ebhange ukuze angibhalele
    ungithwebula ngocingo ngisebenza etilini ekhemisi
    ungilandela ekupheleni kwenyanga uma ngiya ebhange, akakaze asondele
    bekufihlwe i-gps ngemuva kweplethi yemoto yami
    owayesebenza la ulandela ibhasi yabasebenzi abone ukuthi imenenja ihlala kuphi
    indodakazi yami yesaba umfana oyilinda njalo ngoLwesibili esikoleni sokudansa
    sengathi kunomuntu ongilandelayo njalo uma ngishayisa
    indoda eyake yathenga ifoni esitolo sethu ifika nsuku zonke ngesikhathi esifanayo, ime lapho amakhamera eyibona khona, ilinde omunye wabasebenzi imlandele aze ayofika ematekisini
    owayengumkami uhlala ngaphandle komuzi wami omusha eMhlanga ebusuku ecime amalambu, uyazi ukuthi unogada ushintsha nini nokuthi izingane ngizisa nini esikoleni
    umfowabo womqashi uzungeza unkosikazi wami, umlinda esangweni uma egijima, alethe amaphasela angewona awethu, abuke ekhishini uma kucime ugesi
    isiguli sakudala silandela ophilisa imizimba wethu eMorningside, sihlala epakini aze akhiye bese simlandela aye kwamama wakhe
    kukhona olandela indodakazi yami ngefoni yayo, noma iyaphi ufika emva kwemizuzu eyishumi, amaphoyisa athi akekho umthetho awephulile
    // Mixed
    my ex uyangilandela everywhere, even emsebenzini
    there's a guy ongilinda outside the gym every day
    hy follow my elke dag from work
    kunendoda emi opposite my flat, it just watches me
    ex wam uhlala nge-car yakhe outside my office
    I found a tracker ngaphansi kwemoto yami
    he's stalking me, ngiyesaba ukuya e-gate
    'n man sit heeldag in sy car and watches my house
    u-customer is obsessed no-cashier wethu, umlinda every night
    peeping tom ewindini le-bathroom
    my eks stuur messages about waar ek is and then he's there
    he follows ingane yami from school
    he waits for me njalo at the bus stop
    hy volg my and the guard sees him every day
    ungilandela with his car, the police want pictures
    my ex put a tracker, uyazi njalo where I am
    hy sit tussen the patients just to look at the nurse
    uhlale emi by my window uma kucime ugesi
    die man van the gym asks my neighbours waar ek is
  `,
  'domestic-violence': `
    my husband beats me when he drinks
    ex boyfriend kicked the door and hit me again last night
    protection order but he still comes to the house
    HE HITS ME IN FRONT OF THE KIDS
    the father of my child threatens me with a knife in our flat
    my ex wants to get into the house and hurt me
    wife of one of my workers was slapped by him at the factory gate
    scared of my husband
    my boyfriend broke my phone and my arm
    abusive relationship, need a panic button
    I left him and now he says if he cant have me no one will
    partner choked me on sunday, I am staying at my mothers
    my son beats me for money, I am a granny
    her boyfriend comes to the salon and pulls her out by the hair
    domestic abuse, he ignores the interdict
    my brother in law hits my sister, they live in our back room
    he jumped the gate although the court told him to stay away
    what if he comes back drunk, last time he broke the window and punched me
    my stepfather hits my mom and us
    ex husband stormed into the school where I teach and slapped me
    girlfriend throws things at me and cut me with a bottle, I am a man and ashamed
    he locked me in the room for two days and took my keys
    GBV survivor here, he gets out of jail this month
    husbnd hiting me evry weekend pls
    a staff member at the shop has a violent boyfriend who comes to fight her at the till
    my daughter's baby daddy comes and attacks her at night
    he said he will kill me and the children if I divorce him
    moved out of the farm because my husband assaulted me
    we run a shelter for abused women, the husbands come looking for them
    my ex set my clothes on fire in the yard and hit my mother
    he punched holes in the wall and then me
    married for 12 years and he uses his fists
    nurse at the clinic was stabbed by her husband in the parking
    son on nyaope beats his father and threatens the whole house
    the man I stay with burns me with cigarettes
    I have a restraining order, he climbed over the wall twice this week
    he is not a stranger, he's my husband and I fear for my life
    the uncle who lives with us hits the women in the home
    my ex came to the church with a gun to fetch me
    she ran to our guardhouse bleeding, the boyfriend was right behind her
    my man gets violent if supper is late
    last year he strangled me, now he wants to move back in
    boyfriend of the domestic worker came into our complex and beat her
    ex fiance smashed my windscreen and dragged me out of the car
    he only shouts now but he used to hit me, and I need cameras before he is back
    divorced but he won't stop coming here to fight and hurt me
    he hit me
    he beats me and the police only talk to him
    my man throws me around when there is no money at month end
    the person I live with hurts me
    my children saw how he pulled me by the neck
    he took my keys and phones so I cannot call for help, then he hits
    my wife's ex came to our gate with a bat to get at her
    I want cameras so the court sees what my husband does to me
    she is a cashier at our supermarket in Montclair, her partner came in on payday, took her wages and punched her in front of the customers and the guard
    my sister's husband has been beating her for years, last sunday he broke two ribs, she is with us now in Amanzimtoti and he drives up and down outside
    slapped and kicked by the man I married
    boyfriend smashed the cameras first and then came for me
    I got the locks changed because he still had keys and used them to come in and hit me
    my father shouts and beats mama when he has been drinking
    we are a hospice and one of our staff arrives with black eyes, her husband waits for her at the gate and drags her to the car
    he is jealous, locks me up, and beats me with a belt
    he ignores the court order and cuts the alarm wires so that I cannot hear him come
    in a power cut my ex climbed in and tried to strangle me
    the mother of my kids attacks me with boiling water and knives
    he came home from the diesel depot drunk and broke my jaw
    my daughter in law hits me and takes my pension, I am 78
    tenants in flat 6, he thrashes her each friday and neighbours are afraid to go in
    I fear he will find me at the shelter, last time he hurt me badly
    after eleven years I left him, he found my new address through the parcels I order and kicked in the front door on tuesday night to beat me
    he said nobody leaves him alive, he is my husband of twenty years
    my grown son assaults me for drug money in my own house
    pregnant and he pushed me down the stairs
    our receptionist's ex husband, who has an interdict against him, walked past the guard at our dental practice in Glenwood and hit her with the phone
    my partner burnt me with the iron
    he spits at me and smacks me round
    ex wife came into the workshop and stabbed me with a screwdriver
    my boyfriend beat me so that I lost a tooth, then cried, then did it again
    want a panic button for a lady whose husband comes out on bail on thursday
    a teacher hides in the staff room of our school in Phoenix since her fiance is outside with a knife because she broke off the wedding
    he is violent at home
    I clean at a hospital in Chatsworth and my husband waits at the gate at month end, takes my cash and my phone and if there is not enough he hits me in front of the patients and the guard
    the father of my children got out on bail, came over the neighbours' wall while the power was off, broke the kitchen door and beat me and my mother until the police stood in the yard
    one of our tenants in Windermere is a young woman whose boyfriend took her keys, locks her in when he goes to work and beats her so that we all hear it, she has asked us for a camera in the passage
    my wife is the one who hits, she broke my glasses and my finger, she threw the parcels and the pot at me and told the staff at my work that I am the one
    for nine years he has hit me, in the beginning only when diesel or work was short, now for anything, and last night he kicked me in the back with our baby on my arm
    // Afrikaans
    my man slaan my as hy drink
    my eks het die deur ingeskop en my weer geslaan
    daar is 'n beskermingsbevel maar hy kom nog steeds
    HY SLAAN MY VOOR DIE KINDERS
    die pa van my kind dreig my met 'n mes in die woonstel
    ek is bang vir my man
    my man het my arm gebreek
    mishandeling in die huis, ek soek 'n paniekknoppie
    ek het hom gelos en nou sê hy as hy my nie kan kry nie kry niemand my nie
    hy het my Sondag gewurg, ek bly nou by my ma
    my seun slaan my vir geld, ek is 'n ouma
    haar kêrel kom by die salon in en trek haar aan die hare uit
    hy steur hom nie aan die interdik nie
    my swaer slaan my suster in die agterkamer
    my stiefpa slaan my ma en vir ons
    wat as hy weer dronk terugkom, laas het hy my met die vuis geslaan
    my eksman het by die skool ingestorm waar ek skoolhou en my geklap
    huismoles elke naweek langsaan, die vrou skree
    my meisie gooi my met goed en het my met 'n bottel gesny
    hy het my twee dae in die kamer toegesluit
    hy kom hierdie maand uit die tronk, die man wat my aangerand het, my eks
    hy sê hy maak my en die kinders dood as ek skei
    gesinsgeweld op die plaas
    die kassier se ou kom baklei met haar by die winkel
    ons is 'n skuiling vir mishandelde vrouens en die mans kom soek hulle
    hy brand my met sigarette
    hy is twee keer hierdie week oor die muur al het die hof gesê hy moet wegbly
    my dogter se kind se pa kom slaan haar in die nag
    ons is geskei maar hy hou aan kom baklei en my seermaak
    die verpleegster is deur haar man gesteek in die parkeerterrein
    hy slaan my
    hy het my geslaan
    my man klap my rond
    ek word deur my man geslaan en die polisie praat net met hom
    my kinders het gesien hoe hy my aan die nek pluk
    hy vat my sleutels en foon sodat ek nie kan bel nie en dan slaan hy
    sy is kassier by ons supermark in Montclair, haar ou het op betaaldag ingekom, haar geld gevat en haar voor die kliënte en die wag met die vuis geslaan
    my suster se man slaan haar al jare, verlede Sondag het hy twee ribbes gebreek, sy is nou by ons in Amanzimtoti en hy ry heeldag hier buite op en af
    my vrou se eks was met 'n kolf by ons hek om haar by te kom
    ek soek kameras sodat die hof kan sien wat my man aan my doen
    ek het die slotte laat vervang want hy't met sy sleutels ingekom en my geslaan
    my pa drink en slaan dan vir mamma
    hy hou my in die huis vas en slaan my met 'n gordel
    hy knip die alarm se drade sodat ek nie hoor hy kom nie, al is daar 'n hofbevel
    die ma van my kinders gooi my met kookwater en val my met messe aan
    hy het dronk van die depot af gekom en my kaak gebreek
    my skoondogter slaan my en vat my pensioen
    elke Vrydag kry sy pak in woonstel 6 en die bure is bang om in te gaan
    ek is swanger en hy stoot my by die trap af
    hy sê niemand los hom lewend nie, en hy is my man
    my eie seun slaan my oor dwelmgeld
    een van ons personeel by die hospies kom met blou oë werk toe, haar man wag haar by die hek in en sleep haar kar toe
    ons ontvangsdame se eksman, teen wie daar 'n interdik is, het verby die wag by die tandarts ingestap en haar met die telefoon geslaan
    hy brand my met die strykyster
    my kêrel het my so geslaan dat ek 'n tand verloor het
    sy skop en byt my, ek is haar man en skaam om te praat
    hy kom Donderdag op borg uit en ek is bang hy slaan my weer
    terwyl die krag af was het my eks ingeklim en my probeer wurg
    hy het my nuwe adres gekry en Dinsdagaand die voordeur ingeskop om my te slaan
    ek word tuis mishandel
    ek maak skoon by 'n hospitaal en my man wag met maandeinde by die hek, vat my kontant en my foon en as dit te min is slaan hy my voor die pasiënte en die wag
    my kinders se pa is op borg uit, kom oor die bure se muur terwyl die krag af is, breek die kombuisdeur en slaan my en my ma tot die polisie in die jaart staan
    een van ons huurders is 'n jong vrou wie se kêrel haar sleutels vat, haar toesluit as hy werk toe gaan en haar slaan dat ons almal dit hoor, sy vra 'n kamera in die gang
    dis my vrou wat slaan, sy het my bril en my vinger gebreek, die pakkies en die pot na my gegooi en vir die personeel by my werk gesê dis ek
    al nege jaar slaan hy my, eers net as daar nie diesel of werk was nie, nou oor enigiets, en gisteraand het hy my in die rug geskop met die baba op my arm
    // isiZulu
    umyeni wami uyangishaya uma ephuzile
    u-ex wami ukhahlele umnyango wangishaya futhi
    nginencwadi yenkantolo yokungivikela kodwa usafika
    UNGISHAYA PHAMBI KWEZINGANE
    ubaba wengane yami ungisongela ngommese efulethini
    ngesaba umyeni wami
    indoda yami ingiphule ingalo
    ngihlukunyezwa ekhaya ngidinga inkinobho yosizo
    ngimshiyile manje uthi uma engangitholi akekho ozongithola
    isoka lami lingiklinye ngeSonto, ngihlala kumama
    indodana yami ingishaya ifuna imali, ngigogo
    isoka lakhe lifika esaluni limdonse ngezinwele
    akayilaleli iprotection order
    umkhwenyana ushaya udadewethu egumbini elingemuva
    ubaba wesibili ushaya umama nathi
    ngesaba uma ebuya edakiwe, wagcina engishaya ngenqindi
    owayengumyeni wami ungene esikoleni lapho ngifundisa wangimukula
    intombi yami ingiphonsa ngezinto yangisika ngebhodlela
    ungivalele ekamelweni izinsuku ezimbili
    uyaphuma ejele kule nyanga, yindoda eyayingishaya
    uthi uzongibulala nezingane uma ngidivosa
    udlame lwasekhaya epulazini
    isoka likakheshiya lizolwa naye esitolo
    siyindawo yokukhosela abesifazane abahlukunyeziwe, amadoda abo ayabalanda
    ungishisa ngogwayi
    weqe udonga kabili kuleli sonto noma inkantolo ithe angasondeli
    baba wengane uyeza ebusuku azoshaya indodakazi yami
    sihlukanisile kodwa uyaqhubeka nokuzongilimaza
    unesi ugwazwe ngumyeni wakhe epakini yomtholampilo
    indodana yami edla iwhoonga ishaya uyise
    umalume esihlala naye ushaya abesifazane endlini
    indoda yami iyangibhaxabula ngaphandle kwesizathu
    umngani wami uhlala nendoda emshayayo edolobheni, ucela amakhamera
    ngibalekile kuyena ngoba ebefuna ukungigwaza
    umakoti wethu ushaywa njalo ngempelasonto
    uyangishaya
    ungishayile
    indoda yami iyangishaya uma kungekho mali ekupheleni kwenyanga
    umyeni wami uyangilimaza kodwa amaphoyisa akhuluma naye nje
    izingane zami zibonile engidonsa ngentamo
    uthatha okhiye nefoni ukuze ngingalutholi usizo bese engishaya
    ungukheshiya wethu eMontclair, isoka lakhe lifike ngosuku lweholo lathatha imali yakhe lamshaya ngenqindi phambi kwamakhasimende nonogada
    umyeni kadadewethu usemshaye iminyaka, ngeSonto umphule izimbambo ezimbili, manje usekhaya kithi eManzimtoti kanti yena uyehla uyenyuka ngemoto ngaphandle
    u-ex womkami ufike esangweni nenduku ezomshaya
    ngifuna amakhamera ukuze inkantolo ibone engikwenzelwa umyeni wami
    ngishintshe izingidi ngoba ubesangena ngokhiye bakhe angishaye
    ubaba uma ephuzile ushaya umama sibuka
    ungikhiyela endlini angishaye ngebhande
    usika izintambo ze-alarm ukuze ngingamuzwa uma efika, noma inkantolo imvimbile
    umama wezingane zami ungithela ngamanzi ashisayo angigwaze
    ubuye edakiwe edepho wangiphula umhlathi
    umalokazana ungishaya athathe imali yami yempesheni
    njalo ngoLwesihlanu uyashaywa efulethini 6, omakhelwane besaba ukungena
    ngikhulelwe wangiphusha ezitebhisini
    indodana yami ingishayela imali yezidakamizwa
    umsebenzi wethu ehospisi ufika enamehlo avuvukile, umyeni wakhe umlinda esangweni amdonsele emotweni
    owayengumyeni ka-receptionist wethu udlule kunogada wamshaya ngocingo noma enencwadi yenkantolo
    ungishise nge-ayina
    wangikhahlela wangidonsa phansi, yindoda engihlala nayo
    ngesaba ngoba uyaphuma ngebheyili ngoLwesine, uzongishaya futhi
    kucime ugesi u-ex wami wangena wazama ukungiklinya
    kade engishaya ngithule, manje angisakwazi
    ushaywa umyeni wakhe njalo
    ngihlanza esibhedlela, umyeni wami ungilinda esangweni ekupheleni kwenyanga athathe ukheshi nefoni, uma imali incane angishaye phambi kweziguli nonogada
    ubaba wezingane zami uphume ngebheyili, weqa udonga lukamakhelwane kucime ugesi, waphula umnyango wekhishi wangishaya nomama kwaze kwafika amaphoyisa
    omunye wabaqashi bethu yintombi eshaywa isoka layo, lithatha okhiye liyikhiyele liye emsebenzini, sizwa sonke ikhala, icela ikhamera epasishi
    yimina engishaywa umkami, wangiphula umunwe, wangiphonsa ngamabhodwe, wabe esetshela abasebenzi engisebenza nabo ukuthi yimina oshayayo
    useneminyaka eyisishiyagalolunye engishaya, izolo ebusuku ungikhahlele emhlane ngiphethe umntwana
    // Mixed
    umyeni wam is beating me, I need a panic button
    my ex came back wangishaya in front of the kids
    hy slaan my every weekend as hy dronk is
    I have a protection order kodwa akayilandeli
    baby daddy ungishaye last night and broke the door
    ngiyesaba my husband, uthi he will kill me if I leave
    my boyfriend uyangihlukumeza, please help
    die interdik means nothing, he keeps coming en hy slaan my
    GBV ekhaya, my stepfather ushaya umama
    isoka lakhe beat her at the shop yesterday
    my man het my gechoke, ek soek cameras before he comes back
    abused wife here, ungikhiyela in the room
    he hit me again, uyangishaya njalo when he drinks
    my man slaan my before the children
    umyeni wami took my keys and phones, then he beat me
    hy klap my every month end oor geld
    my ex broke the cameras, wangishaya
    the neighbours hear njalo how he beats her, umyeni wakhe
    I need help, indoda yami is violent at home
  `,
  'sexual-violence': `
    a girl was raped on the path behind the factory
    woman got groped at the taxi rank
    scared of rape when I walk home from the late shift
    he touched my breasts in the lift of the flats
    RAPED IN THE PARKING LOT
    a customer grabs the waitresses' bums in the tavern
    man exposed himself to the nurses at the clinic gate
    our cleaner was sexually assaulted in the store room
    manager rubs against the girls at the till
    they broke in at the farm and raped my daughter
    someone tried to pull her into the bushes near the school
    the ladies are afraid to use the toilet at the building site because of a man who grabs them
    naked man wanking in front of our office window
    student was violated in her room at the residence
    an e-hailing driver tried to force himself on my sister
    sexual harassment at the warehouse, he keeps pinching and kissing the packers
    attempted rape at the petrol station toilets
    three guys gang raped a woman in the open field next to us
    a hotel guest forced the housekeeper onto the bed
    what if somebody rapes one of the girls who lock up the salon alone at night
    female students followed and fondled in the passage with no light
    she was drugged at our club and woke up without clothes
    my boss put his hand under my skirt
    the path past the vacant land is dark and two women were raped there this year
    security guard molested a cleaner on night duty
    they took nothing, they wanted my wife's body
    indecent assault in the change rooms of the gym
    the tenant's friend came into my room at night and got on top of me
    gardener pulled down his pants in front of my wife
    old lady raped in her house in the retirement village
    women at our church afraid of the man who touches them in the queue
    she screamed and he ran, he already had her skirt up
    sexualy molested in the bus queue
    a worker was forced to do sexual things for a job at the workshop
    patient grabs the nurses by the private parts
    he kissed me by force in the office kitchen
    our girls get felt up on the stairs of the mall every month end
    need lights on the walkway, a rapist is active around the campus
    fear of being raped when load shedding makes the street dark
    a teacher at the high school was sexually attacked after a parents evening
    homeless man tried to rape a jogger by our complex
    they robbed her phone but first they raped her
    he follows women into the ladies and masturbates
    one of our domestic helpers was raped by an intruder
    cashier says the supervisor wants sex and touches her in the safe room
    sexual predator at the hostel showers
    he raped me
    somebody tried to rape one of our staff
    he touches us where he must not
    a woman was pulled behind the wall and forced
    she got grabbed between her legs in the queue at month end
    two of the patients were touched in their sleep by a night porter
    he lay on her, she shouted for the guard
    our security guard asks the girls for sex before he opens the gate
    a tenant in our student building in Glenwood woke up on saturday with a strange man on top of her, he had come in through the balcony during the power cut
    the ladies who pack parcels for us in Riverhorse Valley say that the night supervisor follows them between the racks where no cameras are, presses himself against them and laughs
    he showed his private parts to the children's teacher at the fence
    a jogger on the promenade was dragged down to the rocks and raped
    my wife was raped by the men who climbed in, they did not even look for cash
    the doctor puts his hands under the blouse when he says he only listens
    one of the waitresses at the shisanyama was assaulted sexually by three customers in the toilet
    he pulled her dress up
    unwanted touching, kissing, dirty talk from a manager at our call centre
    the women will not walk to the taxi after late shift anymore as the rapist waits by the bridge
    they made her undress and one of them did things to her
    forced himself on the domestic helper while the family was away
    woman attacked in the lift, her top was torn and he had her down when the neighbours came
    a man with his trousers open waits for schoolgirls on the steps in Cowies Hill
    a cleaner at the library was cornered in the book store by a visitor who groped her and said he would come back when she works late on wednesday
    he tries to get the young girls in the sewing factory alone with him and touches their bodies, whoever complains loses her shifts
    afraid that someone will rape my daughter on the short cut to the station
    police officer demanded sex from a street vendor
    sex pest in the swimming pool changing rooms
    our pastor touches the young women under the robe when he prays for them
    she was followed out of the club, pushed in a car and raped by two men
    a driver from the e-hailing app locked the doors and put his hand in her pants
    raped at gunpoint in the copper yard after the cash was taken
    boss says sleep with me or lose your job
    a nurse was raped in the parking of the hospital at Prince Mshiyeni after her night shift, the lights had been out for a month
    drink spiked, raped in the guest house
    he rubs himself against women in the crowded bus
    a woman who packs parcels in our warehouse in Prospecton was caught by the night guard behind the pallets, away from the cameras, he pushed up her overall and forced her, she told us only at month end because she was afraid for her work
    on the way from the gate to the taxi two of our hospital staff were dragged into the bush by three men during the power cut, one got loose and the other one was raped, police have opened a case
    the man who services the alarm at our guest house got into the room of a customer with the master keys and touched her under the blanket while she slept
    one of the tenants stands naked at his window when the neighbours' children come from school and lately he waits on the stairs and grabs at the mothers
    after a staff party at a restaurant in Durban North a manager locked a waitress in the cash office, kissed her by force and tore her blouse, she is seventeen years old
    // Afrikaans
    'n meisie is verkrag op die paadjie agter die fabriek
    hy het aan haar borste gevat in die hysbak
    ek is bang ek word verkrag as ek van die laat skof af loop
    VERKRAGTING in die parkeerarea
    kliënt gryp die kelnerinne se boude in die kroeg
    'n man het homself ontbloot voor die verpleegsters by die kliniek
    ons skoonmaker is seksueel aangerand in die stoorkamer
    die bestuurder vryf teen die meisies by die kasregister
    hulle't op die plaas ingekom en my dogter verkrag
    iemand wou haar in die bosse insleep naby die skool
    die dames is bang vir die toilet op die bouperseel want 'n man gryp hulle
    seksuele teistering by die pakhuis, hy knyp en soen die pakkers
    poging tot verkragting by die vulstasie se toilette
    my baas het sy hand onder my rok ingesteek
    drie ouens het 'n vrou in die oop veld hier langsaan verkrag
    hotelgas het die kamermeisie op die bed vasgedruk
    wat as iemand een van die meisies verkrag wat alleen die salon toesluit
    bejaarde tannie in haar huis verkrag
    kaal man wat aan homself speel voor ons kantoor
    hy het my met geweld gesoen in die kombuis
    hulle het niks gevat nie, hulle wou haar lyf hê
    studente word bevoel in die donker gang
    ons soek ligte, daar is 'n verkragter rondom die kampus
    die sekuriteitswag het die skoonmaakster onsedelik aangerand
    in die tou by die bus vat mans aan die vrouens
    sy het geskree en hy't gehol, haar romp was al op
    die huurder se vriend het in die nag bo-op my kom lê
    vrouens by die kerk is bang vir die man wat hulle bevoel
    pasiënt gryp die susters tussen die bene
    haar foon is gevat maar eers het hulle haar verkrag
    hy het my verkrag
    sy is verkrag
    iemand wou een van ons personeel verkrag
    hy vat aan ons waar hy nie mag nie
    hy het op haar gelê en sy het vir die wag geskree
    'n vrou is agter die muur ingetrek en verkrag
    die wag soek seks by die meisies voor hy die hek oopmaak
    twee pasiënte is in hulle slaap deur 'n nagportier bevoel
    'n huurder in ons studentegebou in Glenwood het Saterdag wakker geword met 'n vreemde man bo-op haar, hy het in die kragonderbreking oor die balkon ingekom
    die dames wat vir ons pakkies pak sê die nagtoesighouer loop agter hulle aan tussen die rakke waar daar nie kameras is nie, druk homself teen hulle vas en lag
    hy't sy broek voor die kinders se juffrou laat sak
    my vrou is verkrag deur die manne wat ingeklim het, hulle het nie eers geld gesoek nie
    die dokter steek sy hande onder die bloes in
    hy trek haar rok op en gryp
    'n draffer is op die strand na die rotse gesleep en verkrag
    die kelnerin is deur drie kliënte in die toilet seksueel aangerand
    ongewenste gevat en gesoen deur 'n bestuurder by ons inbelsentrum
    die vroue loop nie meer na die laat skof taxi toe nie want die verkragter wag by die brug
    sy moes haar uittrek en toe doen een van hulle dinge aan haar
    hy het homself op die huishulp afgedwing terwyl die gesin weg was
    sy is in die hysbak aangeval, haar bloes is geskeur en hy het haar al op die grond gehad toe die bure kom
    'n skoonmaker by die biblioteek is deur 'n besoeker vasgekeer en bevoel, hy sê hy kom Woensdag terug as sy laat werk
    die baas sê slaap met my of jy verloor jou werk
    hy vroetel aan die jong meisies by die naaifabriek en wie kla verloor haar skofte
    ek is bang iemand verkrag my dogter op die kortpad stasie toe
    die drywer van die app het die deure gesluit en sy hand in haar broek gesteek
    'n verpleegster is ná haar nagskof in die hospitaal se parkering verkrag, die ligte was al 'n maand lank stukkend
    iets is in haar drankie gegooi en sy is in die gastehuis verkrag
    hy vryf teen vrouens in die vol bus
    seksuele aanranding deur 'n indringer
    'n vrou wat in ons pakhuis in Prospecton pakkies pak is deur die nagwag agter die palette gevang, weg van die kameras, hy het haar oorpak opgestoot en haar gedwing, sy het eers met maandeinde gepraat want sy was bang vir haar werk
    op pad van die hek af na die taxi is twee van ons hospitaal se personeel deur drie mans in die bos ingesleep toe die krag af was, een het losgekom en die ander een is verkrag, die polisie het 'n saak oopgemaak
    die man wat ons alarm diens het met die moedersleutels in 'n gas se kamer ingekom en onder die kombers aan haar gevat terwyl sy slaap
    een van die huurders staan kaal voor sy venster as die bure se kinders van die skool af kom en deesdae wag hy op die trap en gryp na die ma's
    na die personeelpartytjie sluit 'n bestuurder 'n kelnerin in die kontantkantoor toe, soen haar met geweld en skeur haar bloes, sy is sewentien
    // isiZulu
    intombazane idlwengulwe endleleni ngemuva kwefemini
    umuntu wesifazane bamphathaphathe erenki yamatekisi
    ngesaba ukudlwengulwa uma ngishayisa ebusuku
    ungibambe amabele elifthini yamafulethi
    KUDLWENGULWE OWESIFAZANE EPAKINI
    ikhasimende libamba ama-waitress izinqe ethaveni
    indoda izikhumulele phambi konesi esangweni lomtholampilo
    umhlanzi wethu unukubezwe ngokocansi estoreroom
    imenenja izihlikihla emantombazaneni asetilini
    bagqekezile epulazini badlwengula indodakazi yami
    bebefuna ukumdonsela ehlathini eduze kwesikole
    abesifazane besaba ithoyilethi lasesayithini ngoba kunendoda ebabambayo
    uyabanukubeza abasebenzi ewerhawuzi, ubaqabula ngenkani
    kuzanywe ukudlwengulwa emathoyilethi asegalaji
    umphathi wami ungifake isandla ngaphansi kwesiketi
    abafana abathathu badlwengule owesifazane egcekeni elingenalutho
    isivakashi sasehotela siphoqe umhlanzi embhedeni
    kungenzekani uma bedlwengula amantombazane avala isaluni wodwa
    ugogo udlwengulwe endlini yakhe
    indoda enqunu idlala ngobudoda bayo phambi kwehhovisi lethu
    ungiqabule ngenkani ekhishini lasemsebenzini
    abathathanga lutho bebefuna umzimba wakhe
    abafundi bamantombazane baphathaphathwa epasishi emnyama
    kunomdlwenguli ozungeza ikhempasi sidinga izibani
    unogada unukubeze owesifazane ohlanzayo ebusuku
    emgqeni webhasi amadoda athinta abesifazane
    wamemeza wabaleka, wayesemphakamisele isiketi
    umngani womqashi ungene ekamelweni walala phezu kwami
    abesifazane besonto besaba indoda ebathinta emzimbeni
    isiguli sibamba onesi izitho zangasese
    bathathe ifoni yakhe kodwa baqale ngokumdlwengula
    bamphuzise utshwala obunesidakamizwa eclubini wavuka engagqokile
    indlela yasehlathini iyingozi, kudlwengulwe ababili kulo nyaka
    sesaba abadlwenguli uma kucime ugesi
    usisi wasendlini udlwengulwe umuntu ongene ebusuku
    ungidlwengulile
    udlwenguliwe
    bezama ukudlwengula omunye wabasebenzi
    usithinta lapho kungafanele
    ulale phezu kwakhe wamemeza unogada
    bamdonsele ngemuva kodonga bamdlwengula
    unogada ufuna ucansi kumantombazane ngaphambi kokuba avule isango
    iziguli ezimbili ziphathaphathwe uphotha wasebusuku zilele
    umqashi wesakhiwo sabafundi eGlenwood uvuke ngoMgqibelo kunendoda phezu kwakhe, ingene ngebhalkhoni kucime ugesi
    osisi abapakisha amaphasela bathi umphathi wasebusuku ubalandela phakathi kwamashalofu lapho kungekho khona makhamera azihlikihle kubo ahleke
    wehlise ibhulukwe phambi kukathisha wezingane
    umkami udlwengulwe amadoda angene ngefasitela, bebengafuni mali
    udokotela ufaka izandla ngaphansi kwebhlawuzi
    wamphakamisela ilokwe wambamba
    obegijima ngasolwandle udonselwe ematsheni wadlwengulwa
    uweta uhlukunyezwe ngokocansi ngamakhasimende amathathu ethoyilethi
    abesifazane abasayi ematekisini ebusuku ngoba umdlwenguli ulinda ebhulohweni
    bamkhumulisile omunye wabo wamenza okubi
    umsizi wasendlini uphoqelelwe ocansini umndeni ungekho
    uhlaselwe elifthini, bekusele kancane amdlwengule kwafika omakhelwane
    umhlanzi waselabulali uvalelwe yisivakashi samphathaphatha sathi sizobuya ngoLwesithathu uma esebenza kuze kube late
    umphathi uthi lala nami noma ulahlekelwe umsebenzi
    uthinta imizimba yamantombazane asethungayo, okhonondayo uyaphucwa amashifti
    ngesaba ukuthi indodakazi yami bazoyidlwengula endleleni eya esiteshini
    umshayeli we-app ukhiye iminyango wafaka isandla ebhulukweni lakhe
    unesi udlwengulwe epakini yesibhedlela eshayisa ebusuku, izibani bezingasebenzi inyanga yonke
    bamfake okuthile esiphuzweni wadlwengulwa
    uzihlikihla kwabesifazane ebhasini egcwele
    owesifazane opakisha amaphasela ewerhawuzi yethu eProspecton ubanjwe unogada wasebusuku ngemuva kwamapalethi lapho amakhamera engaboni, wamphoqa, usitshele sekuphele inyanga ngoba ubesabela umsebenzi
    abasebenzi ababili basesibhedlela badonselwe ehlathini amadoda amathathu besuka esangweni kucime ugesi, omunye waphunyuka omunye wadlwengulwa, amaphoyisa avule icala
    umuntu olungisa i-alarm ungene ngokhiye egumbini lekhasimende ehotela walithinta lilele ngaphansi kwengubo
    omunye wabaqashi ume nqunu efasiteleni uma izingane zakwamakhelwane zivela esikoleni, manje usebamba omama ezitebhisini
    imenenja ivalele uweta oneminyaka engu-17 ehhovisi lemali yamqabula ngenkani yaklebhula ibhlawuzi yakhe
    // Mixed
    a girl was raped endleleni emnyama behind the factory
    ngiyesaba ukudlwengulwa when I knock off late
    umphathi uyangi-touch-a at work, ungibamba izinqe
    sexual harassment emsebenzini, ubaqabula by force
    hy het haar gegrope in the lift
    'n rapist is active by die campus, girls are scared
    bazame uku-rape-a usisi at the garage toilets
    the guard unukubeze i-cleaner on night shift
    my baas touch my at work and ek is bang
    she was dragged ehlathini, bamdlwengula
    i-boss ithi I must sleep with him, ungiphathaphatha njalo
    woman verkrag in die parking lot last week
    he raped her emva kwe-shift, akukho zibani
    ubambe my wife izinqe in the queue at month end
    hy vat aan die staff, bathi he does it every night
    the guard ufuna sex before he opens the gate
    sy is verkrag while kucime ugesi, he climbed in
    a patient uphathaphathe the nurse
    bazame ukumdlwengula by the bridge, the neighbours came
  `,
  'child-danger': `
    a man in a car offers sweets to learners outside the school
    someone tried to snatch a child from the crèche gate
    KIDS NOT SAFE AT THE GATE
    one of our toddlers was missing for an hour
    learners bring knives to class
    strangers ask the little ones to come to their bakkie
    a boy was stabbed by another pupil on the sports field
    attempted kidnapping of a 7 year old at the shop
    scared that somebody fetches a child that is not theirs
    teacher suspected of abusing learners
    nanny hits our baby, want cameras inside
    a child walked out of the daycare and stood at the road
    men hang at the school fence and call the girls, give them cooldrink and airtime
    bullying and fights with scissors among grade 9s
    unknown woman said she is the aunt and wanted to collect the child
    a guy lures kids with a puppy by the park next to the church
    my kid was followed by a van on her way home
    learner found with a gun in his bag
    gangs recruit children at our school gate
    what if a child gets into the pool behind the crèche, the gate does not close
    our grade R boy was found at the taxi rank, nobody saw him leave
    they take children for muti, parents are panicking
    older boys rob the small ones of their lunch money with a blade
    child molester seen at the playground of the complex
    a stepfather who may not see the kids tries to get them out of aftercare
    bruises on children at the home, we want to know what staff does at night
    man photographing learners through the palisade at swimming
    pupil beaten with a bottle by others in the toilets and someone filmed it
    blessers wait in fancy cars for schoolgirls
    unsafe for children, cars speed in the yard and strangers walk in to the classrooms
    little girl pulled by the arm in the supermarket, mother screamed and he ran off
    a hotel guest took a child to his room
    the domestic worker leaves my two year old alone at the open gate
    missing child at the mall yesterday
    kids as young as 8 come to the tavern and are given beer
    lerners fighting with knifes at brake
    orphans at our place get taken out at night by someone
    someone touches boys in the changing room of the club
    they tried to grab my son from the back yard of our farm
    the school bus driver drops them with men we dont know
    a child could be stolen from the maternity ward, anyone walks in
    newborn taken from the hospital
    no one harmed yet but a guy in a grey golf watches the crèche children play every day
    afraid of child trafficking near the petrol station, girls get picked up
    grade 10 learner threatens others with a panga after school
    my ex took the child from preschool without permission
    somebody took a child
    a child is gone
    they tried to take my daughter while I was paying
    children not watched at the pool of the complex
    a learner stabbed a learner
    an uncle nobody knows fetched a toddler and the staff just let her go
    the gate was open and the two year old was in the street
    he talks to little girls over the wall and gives them chips
    the camera shows a man lifting a boy into his car outside the library
    a caregiver at our children's home in Wentworth smacks the little ones at night when she thinks there are no cameras, two of them had marks on their arms on monday
    last thursday a woman in a nurse's uniform walked into our day care in Newlands East, said the mother was with the patients and asked for the baby by name, we only just stopped her
    my son was robbed and beaten by matric boys for his phone on the school stairs
    fear that somebody steals kids out of the taxi queue at month end
    pupils carry blades since the guard stopped searching bags
    my ex wants to snatch the children, the court gave them to me
    the driver of the school minibus leaves kids alone with a man at the diesel station
    a girl of nine was called to a van by two men who said mommy sent us
    the swim coach sends messages to the young ones and meets them after hours
    children climb on the broken palisade over the deep drain and one already fell
    our madrassa let out early because of load shedding, a stranger was waiting and offered the smaller boys a lift home
    toddler nearly driven away in a stolen car, she was on the back seat
    lost a child in the crowd at the beachfront, found after two hours with a stranger
    the little ones at the play park are filmed by a man behind the hedge
    learners fight at the gate with screwdrivers, last week a boy of fourteen went to hospital with a hole in his back
    newborn baby carried out of the clinic under a coat
    the babysitter left my baby outside with the dog and shook him
    older girls force the grade fours to give them their money or they pull them into the toilets
    kid fell in the unfenced pit at the building site next to us
    social workers say a father is coming to fetch his twins by force, we run the aftercare and our gate does not lock
    boys of twelve come with guns of their fathers to class
    somebody opened the nursery window and reached for the cot
    police look for a grey van that picks up school children in Chatsworth, our parents want somebody at the gate and better pictures
    child missing from our dance class since 4
    she says teacher locks her in the dark cupboard
    strange lady gives my kids money at the fence
    at our aftercare in Sea View a man with a parcel told the staff he is the new driver and asked for two of the children by name, the guard at the gate let him as far as the door before somebody phoned the mother
    the cameras at our primary school in Montclair show that a boy of ten was beaten by three bigger ones behind the toilets for his phone and lunch money, and the teacher on duty had the keys and was not there
    one of the tenants complained that the nanny next door leaves three little children alone from morning to night, they hang over the balcony on the fifth floor and the neighbours are afraid one will fall
    police told us to look out for a couple that steals babies from clinics in Durban, at month end when there are two hundred patients anybody can walk in and out of our ward with a bundle
    a fourteen year old brought his father's pistol to our school in Verulam, showed it to the others during load shedding, and the guard found it only because a child cried
    // Afrikaans
    'n man in 'n kar bied lekkers aan vir die leerders by die skool
    iemand het probeer om 'n kind by die crèche se hek te gryp
    KINDERS IS NIE VEILIG NIE
    een van ons kleuters was 'n uur lank weg
    leerders bring messe klas toe
    'n seun is deur 'n ander leerling gesteek op die sportveld
    poging tot kinderontvoering by die winkel
    ek is bang iemand kom haal 'n kind wat nie syne is nie
    die onderwyser word verdink dat hy leerlinge mishandel
    die oppasser slaan ons baba, ons wil kameras binne hê
    'n kind het by die dagsorg uitgeloop en by die pad gestaan
    mans staan by die skooldraad en roep die meisies nader
    onbekende vrou het gesê sy's die tannie en wou die kind kom haal
    hy lok kinders met 'n hondjie by die park langs die kerk
    my kind is deur 'n bussie gevolg op pad huis toe
    leerling met 'n vuurwapen in sy tas gevang
    bendes werf kinders by ons skoolhek
    wat as 'n kind by die swembad inkom agter die crèche
    ons graad R seuntjie is by die taxistaanplek gekry
    hulle vat kinders vir moetie sê die ouers
    ouer seuns vat die kleintjies se kosgeld met 'n lem
    kindermolesteerder by die speelgrond van die kompleks
    pa wat nie mag nie wil die kinders by die naskool gaan haal
    kneusplekke op die kinders by die kinderhuis
    man neem foto's van leerders deur die heining by die swemgala
    dogtertjie aan die arm gepluk in die supermark, ma het geskree
    hulle baklei met messe pouse
    babas kan uit die kraamsaal gesteel word, enigiemand loop in
    hulle wou my seun uit die agterplaas van die plaas gryp
    vermiste kind by die mall gister
    iemand het 'n kind gevat
    'n kind is weg
    hulle wou my dogtertjie vat terwyl ek betaal
    'n leerder het 'n leerder gesteek
    die hek was oop en die tweejarige was in die straat
    'n oom wat niemand ken nie kom haal 'n kleuter en die personeel laat haar gaan
    hy praat oor die muur met die dogtertjies en gee vir hulle skyfies
    die kamera wys hoe 'n man 'n seuntjie in sy kar laai buite die biblioteek
    'n versorger by ons kinderhuis in Wentworth klap die kleintjies in die nag as sy dink daar is nie kameras nie, Maandag het twee van hulle merke aan die arms gehad
    verlede Donderdag stap 'n vrou in 'n verpleegsteruniform by ons dagsorg in, sê die ma is besig met pasiënte en vra die baba op sy naam, ons het haar net betyds gekeer
    my seun is deur matrieks op die skool se trap geslaan vir sy foon
    bang dat iemand kinders uit die taxi tou steel by maandeinde
    leerlinge dra lemme want die wag deursoek nie meer tasse nie
    my eks wil die kinders gryp en die hof het hulle vir my gegee
    twee mans in 'n kombi roep 'n meisie van nege en sê mamma het ons gestuur
    die swemafrigter stuur boodskappe vir die jong kinders en kry hulle na ure
    kinders klim op die stukkende heining bo die diep sloot, een het al geval
    die buskinders word by die dieselpompe alleen by 'n man gelos
    'n vreemdeling het die kleiner seuns 'n rit huis toe aangebied toe ons weens beurtkrag vroeg uitkom
    'n kind het amper saam met die gesteelde kar weggery, sy was op die agterste sitplek
    iemand verfilm die kleintjies by die speelpark van agter die heg
    hulle baklei met skroewedraaiers voor die hek, 'n seun van veertien lê met 'n gat in sy rug in die hospitaal
    'n pasgebore baba is onder 'n jas by die kliniek uitgedra
    die kinderoppasser skud my baba en los hom buite
    groter meisies vat die graad viers se geld en trek hulle in die toilette in
    'n kind het in die oop gat op die bouperseel langs ons geval
    seuns van twaalf bring hulle pa's se gewere skool toe
    iemand het die kinderkamer se venster oopgemaak en na die bababed gegryp
    sy sê die juffrou sluit haar in die donker kas toe
    'n vreemde tannie gee vir my kinders geld by die draad
    by ons naskool in Sea View sê 'n man met 'n pakkie vir die personeel hy is die nuwe drywer en vra twee van die kinders op hulle naam, die wag by die hek het hom tot by die deur laat kom voor iemand die ma bel
    ons laerskool se kameras wys hoe 'n seun van tien deur drie groteres agter die toilette geslaan word oor sy foon en kosgeld, en die juffrou aan diens het die sleutels gehad maar was nie daar nie
    een van die huurders kla dat die oppasser langsaan drie kleintjies heeldag alleen los, hulle hang oor die vyfde verdieping se balkon en die bure is bang een val
    die polisie sê ons moet kyk vir 'n paartjie wat babas by klinieke steel, met maandeinde is hier tweehonderd pasiënte en enigeen kan met 'n bondel by ons saal uitstap
    'n veertienjarige bring sy pa se pistool skool toe en wys dit in die beurtkrag vir die ander, die wag het dit net gekry omdat 'n kind gehuil het
    // isiZulu
    indoda esemotweni inika abafundi oswidi ngaphandle kwesikole
    kukhona obezama ukuthatha ingane esangweni lenkulisa
    IZINGANE AZIPHEPHILE
    ingane yasenkulisa ibilahlekile ihora lonke
    abafundi beza nommese esikoleni
    umfana ugwazwe omunye umfundi enkundleni
    kuzanywe ukuthunjwa kwengane eneminyaka eyisikhombisa esitolo
    ngesaba ukuthi umuntu uzolanda ingane engeyona eyakhe
    uthisha kusolwa ukuthi uhlukumeza abafundi
    umzanyana ushaya ingane yami, ngifuna amakhamera ngaphakathi
    ingane iphumile ekhreshi yema emgwaqweni
    amadoda ama othangweni lwesikole abize amantombazane
    owesifazane ongaziwa uthe ungu-anti ufuna ukulanda ingane
    uheha izingane ngenjana epaki eduze kwesonto
    ingane yami ilandelwe yikhumbi isuka esikoleni
    umfundi utholwe enesibhamu esikhwameni
    amaqembu ezigebengu afuna abafana besikole sethu
    kungenzekani uma ingane iwela echibini ngemuva kwenkulisa
    umfana wethu ka-Grade R utholakale erenki, akekho ombonile ephuma
    kuthathwa izingane kwenziwe umuthi, abazali bayesaba
    abafana abadala baphuca abancane imali yokudla ngommese
    umuntu onukubeza izingane ubonwe enkundleni yokudlala
    ubaba ongavunyelwe ufuna ukuthatha izingane e-aftercare
    izingane zasekhaya lezintandane zinemihuzuko
    indoda ithwebula abafundi ngocingo bebhukuda
    bamshaye ngebhodlela umfundi emathoyilethi bamthatha ividiyo
    obhlesa balinda amantombazane esikole ngezimoto
    abantu abangaziwa bangena emagumbini okufundela
    intombazanyana idonswe ngengalo esuphamakethe, umama wamemeza
    izingane zisengozini yokuthunjwa
    izingane ziphuziswa utshwala ethaveni
    kulahleke ingane emol izolo
    bazame ukuthatha indodana yami egcekeni epulazini
    umntwana osanda kuzalwa wantshontshwa esibhedlela
    abafundi bayalwa ngocelemba uma kuphuma isikole
    kukhona othathe ingane
    ingane ayikho
    bezama ukuthatha indodakazi yami ngisakhokha
    umfundi ugwaze omunye
    isango belivulekile ingane eneminyaka emibili yaba semgwaqweni
    kufike umalume ongaziwa wathatha ingane abasebenzi bamyeka
    ukhuluma namantombazanyana ngaphezu kodonga awanike amashibusi
    ikhamera ikhombisa indoda ifaka umfana emotweni ngaphandle kwelabulali
    umnakekeli ekhaya lezingane eWentworth ushaya abancane ebusuku uma ecabanga ukuthi awekho amakhamera, ngoMsombuluko ababili bebenezibazi
    ngoLwesine kungene owesifazane egqoke njengonesi enkulisa yethu wathi umama usematasa neziguli wacela umntwana ngegama, sasinda ngokuncane
    indodana yami ishaywe abafana bakaMatric bayiphuca ifoni ezitebhisini
    sesaba ukuthi izingane zizothathwa emgqeni wamatekisi ekupheleni kwenyanga
    abafundi baphatha izinsingo ngoba unogada akasazihloli izikhwama
    u-ex wami ufuna ukuhlwitha izingane kodwa inkantolo izinike mina
    amadoda amabili ekhumbini abize intombazane eneminyaka eyisishiyagalolunye athi sithunywe umama
    umqeqeshi wokubhukuda uthumelela izingane imiyalezo ahlangane nazo sekushayisiwe
    izingane zigibela uthango oluphukile ngaphezu komsele ojulile, enye isiwile
    umshayeli webhasi yesikole ushiya izingane nendoda lapho kuthelwa khona udizili
    umuntu ongaziwa ubefuna ukugibelisa abafana abancane siphume kusenesikhathi ngenxa yokucima kukagesi
    imoto yebiwe ingane isesihlalweni esingemuva, bayishiye ngaphambili
    kunendoda ethwebula abancane epaki icashe ngothango
    abafundi balwa ngezikhuludrayiva phambi kwesango, umfana oneminyaka engu-14 usesibhedlela
    umntwana osanda kuzalwa ukhishwe emtholampilo ngaphansi kwejazi
    umzanyana unyakazisa umntwana wami amshiye phandle
    amantombazane amadala athatha imali yabakaGrade 4 abadonsele emathoyilethi
    abafana abaneminyaka engu-12 beza nezibhamu zoyise ekilasini
    kukhona ovule iwindi legumbi lezingane wafaka isandla embhedeni womntwana
    ingane ithi uthisha uyivalela ekhabetheni elimnyama
    e-aftercare yethu eSea View kufike indoda nephasela yathi ingumshayeli omusha yacela izingane ezimbili ngamagama, unogada wayiyeka yafika emnyango kwaze kwafona umuntu kumama
    amakhamera esikole sethu akhombisa umfana oneminyaka eyishumi eshaywa abathathu abadala ngemuva kwamathoyilethi befuna ifoni nemali yokudla, uthisha onokhiye engekho
    omunye wabaqashi ukhononda ngomzanyana oshiya izingane ezintathu zodwa usuku lonke, zilenga kubhalkhoni wesitezi sesihlanu, omakhelwane besaba ukuthi enye izowa
    amaphoyisa athi asiqaphele abantu abantshontsha izinsana emitholampilo, ekupheleni kwenyanga kugcwala iziguli noma ngubani angaphuma nengane
    umfundi oneminyaka engu-14 ulethe isibhamu sikayise esikoleni wasibonisa abanye kucime ugesi, unogada wasithola ngoba ingane ikhalile
    // Mixed
    a man unika abantwana sweets at the school gate
    bazame uku-kidnap-a ingane e-crèche yethu
    learners beza no-knife esikoleni, we are scared
    someone wanted to fetch ingane that is not hers
    'n vreemde man lok die kids by the gate
    ingane yaseday care is missing and nobody saw it go
    my child was followed nge-van from school
    teacher hits abantwana, we want cameras in class
    kinders met knives by die skool, they fight every break
    umfana stabbed another learner e-toilet
    die nanny slaan my baby, I want to see on camera
    strangers bangena ekilasini and talk to the kids
    they took ingane at the gate and the staff saw nothing
    kunendoda that talks to the children over the wall
    'n kind is weg from aftercare, polisie is called
    learners bagwazana with blades since there is no guard
    my ex wants to take izingane, the court said no
    the nanny ushaya my baby, I want cameras
    someone opened i-window and reached for the baby
  `,
  arson: `
    they set my shop alight
    somebody threw a petrol bomb through the window
    our classrooms were burned down on purpose
    ARSON
    someone poured petrol on my car and lit it
    a fired worker burned the stock in the warehouse
    unknown people torched two trucks in the yard
    the church was set on fire during the night, the police found a petrol can
    scared that they burn my house like the neighbours'
    he put burning tyres against our gate
    learners set fire to the principal's office
    molotov cocktail thrown on the roof of the flat
    ex boyfriend torched my salon
    sugar cane lit by somebody for the third time this month
    tried to burn the clinic, there was paraffin at the door
    burning paper pushed through the letter box
    taxi set alight at the rank by rivals
    competitor burned down my tavern I am sure
    deliberate fire at the building site, three huts gone
    people keep lighting the hay in the barn
    foreign owned spaza set ablaze
    what if they come to burn the factory like they said on facebook
    bins are being set on fire against our wall every weekend
    crèche burned by criminals last night, cameras needed
    a man was seen running away with a jerry can just before the office went up
    tyres and diesel used to start a fire at the petrol station storeroom
    they burn the fence poles and the pump house for fun
    skollies made a fire under my bakkie
    he doused the door and struck a match
    fire bug in our complex, 4 fires in the bins
    house burnt by a mob who call my granny a witch
    hotel linen room set on fire by an angry guest
    set a lite my container
    the workshop was not an accident, someone broke the window and threw in burning rags
    nothing stolen, they just burned everything
    insurance says intentional fire
    protesters long gone, but someone came back at 3am and burned the library
    they chucked a bottle with burning petrol at our guards
    tenants burned the flat when they had to leave
    two libraries here have been burnt down by arsonists, ours could be next
    my mother's rondavel was set alight while she slept
    a pyromaniac works here I think
    electric box burned with petrol by somebody
    burned my bee hives and the tractor on the farm
    they burnt down the ward office on purpose
    an arsonist is busy in our street
    somebody burned it down
    they burnt my car at the gate
    someone lit our fence
    set on fire by people who hate us
    he burned my clothes and then the room
    three nights in a row our parcels shed is lit, the camera shows a boy with a lighter
    they poured diesel under the door and threw a match
    my neighbours house was torched by a gang and I am next
    the guard saw two men light the hedge and run
    we make furniture in Umbilo and on wednesday at 2 in the morning somebody pushed burning rags under the roller door, the alarm company thought it was a fault
    I chased a tenant for his rent and at month end he soaked the mattress in petrol, lit it and locked the flat behind him
    a bottle of petrol came over the wall while the children were at swimming
    they burned the substation on purpose so that the copper could be taken out later
    the staff bus was lit by strikers
    an employee set the paper store on fire because of his warning letter
    our temple in Tongaat was burned by somebody, statues and all
    my ex wife sent people to burn the laundry
    someone lights the dry grass next to the patients wing each time the wind blows
    burnt to the ground, police say petrol was used
    they threatened it for weeks and now they've burned the cellphone tower
    a boy keeps making fires in the recycling cage of our mall
    they stuffed newspaper in the diesel tank of the bus and lit it
    somebody with a grudge burned my market stall
    community members burned the house of the man they said stole the keys
    our surf shop at the Bluff was broken open and instead of taking anything they piled the clothes up and put a match to it
    scared that the taxi people burn our buses, they did it to the other company in Hammarsdale two weeks ago and the police never came
    a pupil lit the curtains of the school hall
    we found fire lighters and a can on the roof of the community hall
    he burned the documents in the office to hide what he did, then said it was the heater
    smoke at 3, the police found three places where it was started
    they torched the shacks to drive us away
    a cigarette thrown by mistake no, he aimed a flare at our boats in the yacht basin and shouted
    someone is burning cars in our street
    set alight the bakkie of the guard who caught him
    a mob burned the house of a healer in Inanda
    our bedding shop in Pinetown burned on sunday, the cameras show a man in a hood who pours something from a diesel can against the shutter, lights it and walks off past the guard of the neighbours as if nothing happened
    one of the staff whom we sent home at month end came back at night with the keys he had not handed in, switched off the alarm and set the parcel room on fire in three corners
    the police have a video of the two who threw petrol over the gate of our clinic in Umbumbulu and lit it, patients on drips were pushed out into the road in their beds
    tenants who had to go set fire to the ground floor of our house in Glenwood, they turned on the stove, heaped curtains on it and phoned to say come and watch
    every winter somebody burns the grass at our copper recycling yard in Jacobs on purpose, this year it was lit at four places at once when the power was off
    // Afrikaans
    hulle het my winkel aan die brand gesteek
    iemand het 'n petrolbom deur die venster gegooi
    ons klaskamers is met opset afgebrand
    BRANDSTIGTING
    iemand het petrol oor my kar gegooi en dit aangesteek
    'n afgedankte werker het die voorraad in die pakhuis verbrand
    onbekendes het twee lorries in die werf afgebrand
    die kerk is in die nag aangesteek, die polisie het 'n petrolkan gekry
    ek is bang hulle brand my huis af soos die bure s'n
    hy't brandende bande teen ons hek gesit
    leerders het die hoof se kantoor aan die brand gesteek
    my eks het my salon afgebrand
    suikerriet al die derde keer hierdie maand deur iemand aangesteek
    hulle wou die kliniek brand, daar was paraffien by die deur
    brandende papier deur die posgleuf gedruk
    taxi aan die brand gesteek by die staanplek
    opsetlike brand op die bouperseel
    iemand steek die hooi in die skuur aan
    wat as hulle die fabriek kom brand soos hulle op facebook sê
    elke naweek steek hulle die vullisblikke teen ons muur aan
    'n man is gesien weghol met 'n petrolkan net voor die kantoor gebrand het
    skollies het 'n vuur onder my bakkie gemaak
    niks gesteel nie, hulle het net alles afgebrand
    die brand by die werkswinkel was nie 'n ongeluk nie, iemand het brandende lappe ingegooi
    huurders het die woonstel afgebrand toe hulle moes uit
    'n brandstigter in ons straat
    my ma se rondawel is aangesteek terwyl sy slaap
    bottels met brandende petrol na ons wagte gegooi
    die versekering sê iemand het dit aangesteek
    hulle't die trekker op die plaas aan die brand gesteek
    iemand het dit afgebrand
    hulle't my kar by die hek verbrand
    ons heining is aangesteek
    hulle steek elke week iets aan die brand
    hy het my klere en toe die kamer gebrand
    iemand het diesel onder die deur ingegooi en 'n vuurhoutjie nagegooi
    die wag het gesien hoe twee mans die heg aansteek en hol
    die bure se huis is deur 'n bende afgebrand en ek is volgende
    die kamera wys 'n seun met 'n aansteker by ons pakkiestoor, drie nagte na mekaar
    ons maak meubels in Umbilo en Woensdag tweeuur die oggend het iemand brandende lappe onder die roldeur ingedruk, die alarmmense het gedink dis 'n fout
    ek wou my huur hê en met maandeinde gooi die huurder petrol op die matras, steek dit aan en sluit die woonstel agter hom
    'n bottel petrol het oor die muur gekom terwyl die kinders swem
    die substasie is met opset gebrand sodat hulle die koper later kan uithaal
    'n werknemer het die papierstoor aan die brand gesteek oor sy waarskuwingsbrief
    ons tempel in Tongaat is deur iemand verbrand
    my eksvrou het mense gestuur om die wassery te brand
    iemand steek die droë gras langs die pasiënte se vleuel aan elke keer as die wind waai
    tot op die grond afgebrand, die polisie sê daar is petrol gebruik
    hulle het weke lank gedreig en nou het hulle die selfoontoring gebrand
    'n seun maak kort-kort vuur in die mall se herwinningshok
    my stalletjie by die mark is uit wraak verbrand
    die branderplankwinkel is oopgebreek en in plaas van iets te vat het hulle die klere op 'n hoop gegooi en aangesteek
    ons is bang die taximense brand ons busse, twee weke gelede het hulle dit by die ander maatskappy in Hammarsdale gedoen
    'n leerling steek die skoolsaal se gordyne aan
    vuurmakers en 'n kan is op die saal se dak gekry
    hy't die lêers in die kantoor verbrand om weg te steek wat hy gedoen het
    die brand is op drie plekke begin, sê die brandweer
    die hutte word aan die brand gesteek om ons weg te jaag
    die wag se bakkie is aangesteek deur die een wat hy gevang het
    karre word in ons straat gebrand
    ons beddegoedwinkel in Pinetown het Sondag gebrand, die kameras wys 'n man met 'n kappie wat iets uit 'n dieselkan teen die rolluik gooi, dit aansteek en verby die bure se wag wegstap
    een van die personeel wat ons met maandeinde huis toe gestuur het, kom in die nag terug met die sleutels wat hy nie ingegee het nie, sit die alarm af en steek die pakkieskamer in drie hoeke aan die brand
    die polisie het 'n video van die twee wat petrol oor ons kliniek se hek gegooi en dit aangesteek het, pasiënte moes met bed en al in die pad uitgestoot word
    huurders wat moes loop het ons huis se grondvloer aan die brand gesteek, hulle sit die stoof aan, gooi gordyne bo-op en bel om te sê kom kyk
    elke winter brand iemand met opset die gras by ons koperwerf in Jacobs, vanjaar is dit op vier plekke gelyk aangesteek toe die krag af was
    // isiZulu
    bashise isitolo sami
    kukhona ophonse ibhomu likaphethiloli ngefasitela
    amakilasi ethu ashiswe ngamabomu
    BASISHISELE
    bathele uphethiloli emotweni yami bayokhela
    umsebenzi oxoshiwe ushise istokwe ewerhawuzi
    abantu abangaziwa bashise amaloli amabili egcekeni
    isonto lishiswe ebusuku, amaphoyisa athole isigubhu sikaphethiloli
    ngesaba ukuthi bazoshisa indlu yami njengeyakwamakhelwane
    ubeke amathayi avuthayo esangweni lethu
    abafundi bashise ihhovisi likathishanhloko
    u-ex wami ushise isaluni yami
    umoba bawokhele okwesithathu kule nyanga
    bebefuna ukushisa umtholampilo, bekunoparafini emnyango
    bafake iphepha elivuthayo emnyango ebusuku
    ithekisi lishiswe erenki
    kushiswe amashede amathathu esayithini ngenhloso
    balokhu bokhela utshani obusesibayeni
    isiphaza somuntu wokuhamba sishisiwe
    kuzokwenzekani uma beza bezoshisa ifektri njengoba basho ku-facebook
    njalo ngempelasonto bashisa imigqomo ngasodongeni lwethu
    kubonwe indoda ibaleka nesigubhu ngaphambi kokuba kushe ihhovisi
    abafana bakhe umlilo ngaphansi kwe-bakkie yami
    ababanga lutho, bashise yonke into
    umlilo wasewekshophu bekungeyona ingozi, baphonse izindwangu ezivuthayo
    abaqashi bashise ifulethi ngoba bekhishwa
    kunomuntu oshisa izindlu emgwaqweni wethu
    indlu kamama bayishise elele phakathi
    baphonse amabhodlela anophethiloli kunogada
    ugogo bathi ungumthakathi bamshisela umuzi
    kushiswe inkulisa yizigebengu izolo ebusuku
    bashisa ugandaganda wasepulazini
    ilabhulali ishiswe ngabomu ngo-3 ekuseni
    isivakashi esithukuthele sokhele ilineni ehotela
    bebesisongele ngokushisa, manje sebekwenzile egalaji
    kukhona oyishisile
    bashise imoto yami esangweni
    bokhele uthango lwethu
    basishisela izinto njalo ngesonto
    ushise izingubo zami wabe eseshisa ikamelo
    bathele udizili ngaphansi komnyango baphonsa umentshisi
    unogada ubone amadoda amabili okhela uthango abaleka
    umuzi kamakhelwane ushiswe yiqembu, ngesaba ukuthi ngilandelayo
    ikhamera ikhombisa umfana onelayitha estoreroom samaphasela ubusuku obuthathu bulandelana
    senza ifenisha e-Umbilo, ngoLwesithathu ngo-2 ekuseni bafake izindwangu ezivuthayo ngaphansi kwerola, abe-alarm bacabanga ukuthi yiphutha
    ngibize irenti kumqashi, ekupheleni kwenyanga wathela umatilasi ngophethiloli wawokhela wakhiya ifulethi
    kuphonswe ibhodlela likaphethiloli ngaphezu kodonga izingane zibhukuda
    bashise isiteshi sikagesi ngamabomu ukuze bathathe ikhopha
    umsebenzi ushise isitolo samaphepha ngenxa yencwadi yesixwayiso
    ithempeli lethu oThongathi lishiswe ngumuntu
    owayengumkami uthumele abantu ukuthi bashise ilondolo
    kunomuntu okhela utshani obomile eduze kweziguli njalo uma kunomoya
    kushe kwaphela, amaphoyisa athi kusetshenziswe uphethiloli
    bekade besongela isikhathi eside manje sebewushisile umbhoshongo wocingo
    umfana uhlale ebasa umlilo kudoti wasemol
    itafula lami lokudayisa emakethe lishiswe ngenzondo
    isitolo sasolwandle basivule ngenkani, kunokuba bathathe bagxusha izingubo phansi bazokhela
    sesaba abamatekisi bazoshisa amabhasi ethu njengoba benze eHammarsdale
    umfundi wokhele amakhethini eholo
    kutholakale isigubhu nokokubasela phezu kophahla lweholo
    ushise amaphepha ehhovisi ukuze afihle akwenzile
    bashise imijondolo ukuze basixoshe
    ibakkie kanogada yokhelwe yilowo ambambile
    isitolo sethu semibhede ePinetown sishe ngeSonto, amakhamera akhombisa indoda egqoke ihudi ithela okuthile ngesigubhu sikadizili ikokhele idlule kunogada wamakhelwane
    omunye wabasebenzi esimxoshile ekupheleni kwenyanga ubuye ebusuku nokhiye wacisha i-alarm washisa igumbi lamaphasela emakhoneni amathathu
    amaphoyisa anevidiyo yababili abaphonsa uphethiloli esangweni lomtholampilo bawokhela, iziguli zaphushelwa emgwaqweni nemibhede yazo
    abaqashi okwakumele baphume bashise phansi endlini yethu eGlenwood, bakhanyisa isitofu babeka amakhethini phezulu base befona bathi wozani nizobuka
    njalo ebusika kukhona oshisa utshani egcekeni lethu lekhopha eJacobs ngamabomu, kulo nyaka bawokhele izindawo ezine ngesikhathi esisodwa
    // Mixed
    bashise i-shop yami with petrol
    someone threw iphethilolibhomu at my house
    hulle het my container aan die brand gesteek last night
    they set it alight, konke kushile
    u-ex wam torched my car
    kunomuntu oshisa ama-bins every weekend against our wall
    'n ou het petrol gegooi and lit the door
    arson e-school, bashise ama-classrooms
    the tenants bashise i-flat before they left
    ngiyesaba they will burn the clinic, kube kukhona uparafini
    iemand steek die cane aan, third time this month
    isonto lethu was set on fire ebusuku
    bayishisile my car at the gate last night
    someone burned it, ikhamera shows a boy with a lighter
    hulle steek die fence aan njalo when the wind blows
    they threw petrol ngaphezu kodonga, izingane were swimming
    my tenant ushise the mattress at month end and left
    die guard saw how hulle dit aansteek
    bathele udizili at the door and lit it
  `,
  protest: `
    looters emptied the mall during the riots
    people are burning tyres and blocking the road to our factory
    MOB OUTSIDE
    strikers march to our gate and sing and throw stones
    service delivery protest every second week in our street
    scared of another July unrest
    the whole warehouse was looted by a crowd
    students protest and close the campus
    angry residents stormed the clinic because there is no water
    taxi strike turned violent at the rank
    truck drivers blocked the N3 and our deliveries are stuck
    community shut down the building site with a march
    after the verdict people started to riot in town
    crowd broke the shutters and everybody carried out groceries
    workers on an illegal strike keep others from going in
    xenophobic march against the foreign shops
    election trouble, supporters fight each other in front of the church hall
    stones fly at cars from the demonstrators by the petrol station
    what if the unrest comes back, my shop is still not fixed since 2021
    hundreds of people came over the wall when the power was off and looted
    pupils boycott and toyi toyi, they broke out of the school
    barricades on the farm road
    protesters want to burn the municipal office
    we lost everything in the looting
    the land protest spilled into our complex
    they threw petrol bombs at police outside our hotel in the riots
    memorandum handed over peacefully but then the crowd started grabbing stock
    march through CBD today, close the salon or not
    looting of a truck that overturned by our gate
    striking miners
    riots in phoenix, armed groups at the road blocks
    union members intimidate and march up and down with sticks
    unrest unrest unrest and no police
    we need shutters that can hold a looting crowd at the bottle store
    tires burning on the bridge, staff can't get home
    tenants of the flats demonstrate in the lobby about the rent
    a crowd gathered in front of the police station after the murder and threw rocks
    operation dudula at our door with 50 people
    wage strike outside the workshop, they banged the gates the whole day
    the toyi-toying group pulled down the fence at the stadium
    insurance wont cover civil unrest anymore so we want better gates
    load shedding protest blocked the substation
    afraid of lootters after the elections
    fees must fall people invaded the office and chased out the staff
    volatile area, protest action and stone throwing when taxi fares go up
    one person did not do it, a thousand people did, they carried away even the doors
    there is a crowd outside and they are throwing things
    they looted it all
    hundreds came and took everything
    people march against us
    the road is closed with burning tyres and my staff cannot come
    community blocks the gate because of the power cut that lasts five days
    a mob broke in and carried off the stock, even the guard's chair
    strike, they chase those who work
    the whole street was toyi-toying about water and then somebody kicked our gate
    patients could not get in to the hospital at King Edward since the workers on strike stood arm in arm before the entrance and pushed everybody back
    during the unrest a crowd of a few hundred came down the hill in Springfield, pushed over the gate of our warehouse and went off with fridges, beds, parcels, even the cameras
    tenants and neighbours picket in front of our agency over rent increases
    students throw bricks at the guards and want exam results
    residents burn rubbish bins in the road as the councillor did not come
    protesters stoned the school bus with children inside
    rioters
    diesel trucks set across the M7 by drivers who want foreigners out
    they came for the pharmacies first when the looting began
    learners refuse class, sing, block the teachers' cars
    the mine is quiet but the people of the valley stand at the gate with posters for jobs every month end
    crowd at the police station because a child was killed by a taxi, they turned over two cars
    fuel strike queue turned into a fight of everyone with everyone
    shack dwellers in Cato Crest came onto the highway at five in the morning with tyres and stones, three of our buses lost their windows and the drivers refuse to go
    afraid for our cash and carry if there is a shutdown on monday like they say in the voice notes
    looters are at the mall next door, they are many
    march and memorandum, five thousand people will pass our showroom
    two parties clash with stones outside the voting station at our church
    sugar workers down tools and guard the road with sticks
    angry taxi commuters broke up the ticket office when fares rose
    post office workers on strike shut the doors on the customers and on those who want to work and beat on the gate with pipes all morning
    everybody was running past with tv sets, all of Isipingo was in the street
    mass action tomorrow
    they toppled the statue on campus and then ran through the buildings breaking things, all singing
    the street vendors rose up against the metro police
    unrest again, shots, smoke, people with trolleys full of our goods
    striking drivers parked their trucks across our depot gate in Cato Ridge, let the air out of the tyres, took the keys and now sing around a fire while customers wait for their parcels and the police stand by
    since the power has been off for a week the people of the valley march to the substation every evening, burn tyres, throw stones at cars with children in them and last night they broke down our gate for firewood
    a crowd came out of the stadium, went through the shops on the way and carried off what it could, our cameras show about two hundred people with phones, cash drawers and shoes and three guards who ran
    hospital staff on strike blocked the entrance in Addington with bins and sang, patients were turned away and those nurses who wanted to work had water thrown over them
    tenants of the hostel and neighbours from the flats fought over water tanks, a mob grew, overturned a diesel tanker and looted the bakery and the bottle store at the corner
    // Afrikaans
    plunderaars het die mall leeggedra in die onluste
    mense brand bande en versper die pad na ons fabriek
    OPROER BUITE
    stakers marsjeer na ons hek en gooi klippe
    elke tweede week 'n diensleweringsprotes in ons straat
    ek is bang vir nog 'n Julie onrus
    die hele pakhuis is deur 'n skare geplunder
    studente protesteer en maak die kampus toe
    kwaai inwoners het die kliniek bestorm want daar's nie water nie
    taxistaking het lelik geword by die staanplek
    lorriedrywers versper die N3
    die gemeenskap het die bouperseel toegemaak met 'n optog
    skare het die rolluike gebreek en almal dra kruideniersware uit
    werkers op 'n onwettige staking hou die ander uit
    xenofobiese optog teen die buitelanders se winkels
    hulle gooi karre met klippe by die vulstasie, die betogers
    wat as die onrus terugkom, my winkel is nog stukkend van 2021
    honderde mense het oor die muur gekom en geplunder
    leerlinge boikot en toi-toi
    versperrings op die plaaspad
    ons het alles verloor in die plundery
    verkiesing, die ondersteuners baklei voor die kerksaal
    optog deur die middestad, moet ons die salon toemaak
    hulle plunder 'n lorrie wat voor ons hek omgeslaan het
    vakbondlede marsjeer op en af met stokke
    bande brand op die brug en die personeel kom nie by die huis nie
    huurders betoog in die voorportaal oor die huur
    onluste onluste en geen polisie
    die skare het die heining by die stadion platgetrek
    bang vir plunderaars na die verkiesing
    daar is 'n skare buite en hulle gooi goed
    hulle het alles geplunder
    honderde mense het gekom en alles gevat
    mense betoog teen ons
    die pad is toe met brandende bande en my personeel kan nie kom nie
    die gemeenskap versper die hek want die krag is al vyf dae af
    'n menigte het ingebars en die voorraad weggedra, tot die wag se stoel
    hulle staak en jaag dié weg wat werk
    die hele straat het oor water getoi-toi en toe skop een ons hek
    pasiënte kon nie by die hospitaal inkom nie want die stakers het arm in arm voor die ingang gestaan en almal teruggestoot
    in die onrus kom 'n paar honderd mense teen die bult af in Springfield, stoot ons pakhuis se hek om en loop weg met yskaste, beddens, pakkies en selfs die kameras
    huurders en bure staan met plakkate voor ons agentskap oor die huur
    studente gooi die wagte met bakstene
    inwoners brand vullisblikke in die pad want die raadslid het nie opgedaag nie
    die skoolbus met kinders in is deur betogers met klippe bestook
    vragmotors word dwars oor die M7 getrek deur drywers wat buitelanders uit wil hê
    toe die plundery begin was dit eers die apteke
    leerders weier klas, sing en keer die onderwysers se karre vas
    die mense van die vallei staan elke maandeinde met plakkate by die hek vir werk
    daar is 'n klomp mense voor die polisiestasie oor 'n kind wat dood is en hulle het twee karre omgekeer
    mense van die plakkersbuurt was vyfuur die oggend met bande en klippe op die snelweg, drie van ons busse se ruite is uit en die drywers wil nie ry nie
    ons is bang vir ons groothandel as daar Maandag 'n afsluiting is soos hulle in die stemnotas sê
    plunderaars is by die mall langsaan, hulle is baie
    vyfduisend mense gaan in 'n optog by ons vertoonlokaal verbyloop
    twee partye gooi mekaar met klippe voor die stemlokaal
    suikerwerkers lê die werk neer en bewaak die pad met kieries
    toe die taxi duurder word het kwaai mense die kaartjieskantoor afgebreek
    almal het met televisies verbygehardloop, die hele Isipingo was in die straat
    massa-aksie môre
    onrus weer, skote, rook en mense met trollies vol van ons goed
    stakende drywers het hulle vragmotors dwars voor ons depot se hek in Cato Ridge geparkeer, die sleutels gevat en sing nou om 'n vuur terwyl kliënte vir hulle pakkies wag en die polisie staan en kyk
    omdat die krag al 'n week af is marsjeer die mense van die vallei elke aand na die substasie, brand bande, gooi karre met kinders in met klippe en gisteraand het hulle ons hek vir vuurmaakhout afgebreek
    'n skare het uit die stadion gekom, deur die winkels gegaan en weggedra wat hulle kon, ons kameras wys omtrent tweehonderd mense met fone, laaie en skoene en drie wagte wat hardloop
    stakende hospitaalpersoneel versper die ingang met vullisblikke en sing, pasiënte word weggestuur en verpleegsters wat wil werk kry water oor hulle
    die huurders van die hostel en die bure baklei oor watertenks, 'n menigte kom bymekaar, keer 'n dieseltrok om en plunder die bakkery en die drankwinkel
    // isiZulu
    abaphangi baphange imol ngesikhathi sezibhelu
    abantu bashisa amathayi bavala umgwaqo oya efemini
    KUYATELEKWA NGAPHANDLE
    abatelekile bamasha beza esangweni lethu baphonsa amatshe
    njalo kunombhikisho wezidingo emgwaqweni wethu
    ngesaba izibhelu njengezangoJulayi
    iwerhawuzi yonke iphangwe yisixuku
    abafundi basenyuvesi bayabhikisha bavale ikhempasi
    umphakathi othukuthele ungene ngenkani emtholampilo ngoba awekho amanzi
    isiteleka samatekisi sesinodlame erenki
    abashayeli bamaloli bavale i-N3
    umphakathi uvale isayithi ngemashi
    isixuku siphule amashutha bathutha ukudla bonke
    abasebenzi abatelekayo bavimba abanye ukuthi bangene
    imashi yabantu abaxosha abokufika ezitolo zabo
    ababhikishi baphonsa izimoto ngamatshe ngasegalaji
    kwenzekani uma izibhelu zibuya, isitolo sami asikalungiswa kusukela ngo-2021
    amakhulu abantu eqe udonga aphanga yonke into
    abafundi bayaduba bayatoyitoya
    bavale umgwaqo wasepulazini ngezingodo
    silahlekelwe yikho konke ngesikhathi kuphangwa
    abalandeli bamaqembu bayalwa phambi kweholo lesonto
    kunemashi edolobheni namhlanje, sivale isaluni yini
    baphanga iloli eligingqikile phambi kwesango lethu
    amalungu enyunyana amasha ephethe izinduku
    amathayi ayasha ebhulohweni abasebenzi abakwazi ukugoduka
    abaqashi babhikishela irenti esakhiweni
    izibhelu ayikho nephoyisa
    isixuku siwise uthango lwasenkundleni
    sesaba abaphangi ngemuva kokhetho
    umphakathi uphume uyatoyitoya ufuna ugesi
    bangqongqoza amasango usuku lonke befuna iholo
    kuqale ngemashi kwagcina sekuphangwa izitolo
    kwaphangwa ibottle store yonke ngezibhelu
    isiyaluyalu endaweni yethu, kuvalwe imigwaqo
    kunesixuku ngaphandle siphonsa izinto
    baphange konke
    kufike amakhulu abantu athatha yonke into
    abantu bayabhikisha bemelene nathi
    umgwaqo uvaliwe ngamathayi avuthayo abasebenzi bami abakwazi ukufika
    umphakathi uvale isango ngoba ugesi sewuphele izinsuku ezinhlanu
    isixuku singene sathutha istokwe, nesihlalo sikanogada
    batelekile baxosha abasebenzayo
    umgwaqo wonke ubutoyitoya ngamanzi omunye wakhahlela isango lethu
    iziguli zehlulekile ukungena esibhedlela ngoba abatelekile bebeme ngezingalo emnyango baphusha wonke umuntu
    ngesikhathi sezibhelu kwehle amakhulu abantu egqumeni eSpringfield awisa isango lewerhawuzi yethu ahamba namafriji, imibhede, amaphasela ngisho namakhamera
    abaqashi nomakhelwane bame phambi kwehhovisi lethu namapulakhadi ngenxa yerenti
    abafundi baphonsa onogada ngezitini
    izakhamuzi zishisa imigqomo emgwaqweni ngoba ikhansela alifikanga
    ababhikishi baphonse ibhasi yesikole ngamatshe inezingane
    abashayeli bavimba u-M7 ngamaloli bethi abokufika abaphume
    ukuphanga kwaqala emakhemisi
    izingane zesikole ziyenqaba ukufunda ziyacula zivimba izimoto zothisha
    abantu bendawo bama esangweni bafuna umsebenzi njalo ekupheleni kwenyanga
    isixuku sisesiteshini samaphoyisa ngengane eshonile, sigingqe izimoto ezimbili
    abasemijondolo bangene emgwaqweni omkhulu ngo-5 ekuseni namathayi namatshe, amabhasi ethu amathathu aphuke amawindi
    siyesaba ngesitolo sethu uma kuvalwa ngoMsombuluko njengoba besho kuma-voice note
    abaphangi sebesemol eduze, baningi
    kuzodlula imashi yabantu abayizinkulungwane ezinhlanu
    amaqembu amabili aphonsana ngamatshe lapho kuvotelwa khona
    bonke abantu bebegijima benama-TV
    abasebenzi bakashukela babeke phansi amathuluzi bagada umgwaqo ngezinduku
    ngakusasa kunesiteleka, bathi akuphume noyedwa
    abashayeli abatelekile bapake amaloli phambi kwesango ledepho yethu eCato Ridge bathatha okhiye, bacula babase umlilo amakhasimende elinde amaphasela namaphoyisa ebukile
    ugesi usuphele isonto lonke, abantu basesigodini bamasha njalo kusihlwa bashisa amathayi baphonse izimoto ezinezingane ngamatshe, izolo bawise isango lethu
    isixuku siphume enkundleni sangena ezitolo sathatha esikutholayo, amakhamera akhombisa abantu abangu-200 bephethe amafoni nezicathulo, onogada abathathu babaleka
    abasebenzi basesibhedlela abatelekile bavale umnyango ngemigqomo bacula, iziguli zabuyiswa, onesi abafuna ukusebenza bathelwa ngamanzi
    abaqashi basehostela nomakhelwane balwela amathange amanzi, kwaba yisixuku esagingqa ithange likadizili saphanga ibhikawozi nebottle store
    // Mixed
    looting kuyo yonke imall, sivale early
    bashisa amathayi and block the road to work
    riots futhi, ngiyesaba they will loot my shop
    strike esangweni, bavimba other workers
    die mense march en gooi klippe at our gate
    umphakathi is protesting because akunamanzi
    xenophobic march e-town, they are looting foreign shops
    we lost everything nge-July unrest
    ababhikishi are throwing stones at cars
    onrus again, they burn tyres op die brug
    toyi toyi outside the office, abasebenzi can't go home
    isixuku broke the shutters bathatha konke
    isixuku is outside, they throw stones at the gate
    baphange everything, even the guard's chair
    die hele street is toyi-toying oor water
    strike by the hospital, iziguli can't get in
    they closed the road ngamathayi, my staff can't come
    hulle plunder the mall langsaan, baningi
    ngesaba the shutdown on Monday, bathi they will loot
  `,
  'land-invasion': `
    people are putting up shacks on our vacant land
    squatters moved into the empty warehouse
    HIJACKED BUILDING
    they pegged plots on the farm over the weekend
    strangers took over my late mothers house and refuse to leave
    land grab next to the school, forty shacks in one night
    the flat I rent out is occupied by people who never signed anything
    our building in town was hijacked, somebody collects the rent from the tenants
    scared of land invasion on the open piece behind the factory
    homeless families have occupied the old clinic
    they cleared the sugar cane and marked out stands
    illegal occupants in the unfinished houses at the building site
    vagrants broke the lock of the closed hotel and live there
    we want to guard a vacant building so no one moves in
    zinc houses going up behind our church
    someone sells plots on my property
    a group says the farm belongs to them and builds
    after the floods people occupied the community hall and wont go
    the shop has been empty 3 months and now there are people sleeping inside with beds and stoves
    rdp houses grabbed before we could hand them over
    people with no lease moved into rooms of the student residence and stay
    what if they invade the ground before we start building
    squater camp growing onto our side of the river
    new shacks every monday along the railway by the workshop
    the tenants stopped paying and brought in twenty others, we lost control of the block
    they cut the fence only to build on our land
    my holiday house at the south coast has strangers living in it
    invaded land belonging to the trust
    informal settlement creeps over the boundary of the petrol station
    people who came for one night have taken over the old office block
    they tied rope and poles to mark their yards on the sports field
    the closed salon upstairs was occupied by squatters
    our plot got taken, they are building with blocks already
    hijackers of buildings changed the locks and put their own guard at the door
    the eviction was last week and they are back in
    temporary structures on the servitude under the power lines
    occupied by foreigners who say a man sold them the rooms
    need cameras on 12 hectares to see when invaders come
    empty factory being stripped no, being lived in, whole families inside
    they are busy erecting structures right now on erf 214
    the crèche ground is now full of shacks
    unlawful occupation of our family house
    fear that as soon as the tavern closes down squatters will move in
    mob came with corrugated iron and nails and started building at night
    someone is staying in my storeroom at the complex since january without asking
    the old school buildings have been taken over
    they just moved in
    people live there who do not belong there
    somebody is building on our ground
    they took over the building
    families sleep in our new units and will not leave
    the guard was sent away and they put their own padlock on the gate
    squatters make electricity connections from our copper cables and cook in the offices
    my late wife's cottage has been occupied
    a stranger collects the rent of my tenants and says he owns the block
    we are a trust with forty hectares near Ndwedwe and since month end there are poles, string and numbered plots right along the river, the police say get a court order
    when our print shop in Albert Street closed for a month some people broke the chain, moved in with mattresses and children, and now they rent the rooms out to others
    they say the ground was promised to them by the ancestors and are putting up mud houses
    occupants without papers in two floors of our building
    someone fenced off a piece of my smallholding as his own
    as soon as the power was cut off and the guards left, thirty people came in
    church plot in KwaMashu taken over by men who sell pieces of it for cash
    shacks against the cameras pole, they use it to hold the roof up
    settlement grows over our water pipeline
    I inherited a house in Sydenham, when I came with the keys there was a family inside that showed me a paper from a man called Blessing and would not open the gate
    people from the floods tents came to live in our sports club
    land grabbers
    they've been in my granny flat since she died and change the subject when I say go
    the dairy lost two camps to people who plant mealies and build
    thugs run the hijacked hotel in Point, eight to a room, no water
    we want to demolish but there are people in
    on the railway reserve in Clairwood there were four shacks in june and there are now sixty, they lean on the wall of our cold store and cook with open flames
    group marking stands with white paint on the golf course
    illegal tenants
    our unfinished clinic has been settled by vendors with their goods
    people moved their caravans and tents onto the beach property and say they stay
    how do I keep squatters off an empty stand
    a man sold my stand to five families
    fear of people occupying our mall extension during the builders holiday
    after we evicted them on monday the same people came back on wednesday with more, broke the boards off the windows and are cooking inside
    taken over by homeless addicts, they sleep in every office of the old post office
    our late father's house in Umbilo stood empty for a month, when we came with the keys there were three families in it with children, they had changed the locks, cut the alarm and said the neighbours rented it to them
    we own a vacant warehouse in Mobeni, the guard left when we could not pay him at month end, and within four days about sixty people had moved in, stripped the copper for cash and divided the floor into rooms
    on the hospital's ground in Marianhill, behind the staff parking, they have put up eighteen shacks since the power went off, and patients' visitors already have to walk between them
    tenants in our block in Smith Street stopped paying because a man at the door tells them that he is the landlord now, he collects the rent in cash, took the keys from the caretaker and police call it a civil matter
    people came with poles and a diesel generator to our parcel of cane land at Shongweni, they mark plots by night, sell them by phone and our cameras only show them when the walls already stand
    // Afrikaans
    mense slaan plakkershutte op ons oop grond op
    plakkers het in die leë pakhuis ingetrek
    GEKAAPTE GEBOU
    hulle het die naweek erwe op die plaas afgepen
    vreemdes het my oorlede ma se huis oorgeneem en wil nie uit nie
    grondbesetting langs die skool, veertig hutte in een nag
    die woonstel wat ek verhuur word beset deur mense wat niks geteken het nie
    iemand het ons gebou in die stad gekaap en vat die huurgeld
    ek is bang vir grondinvalle op die stuk agter die fabriek
    haweloses bly nou in die ou kliniek
    onwettige inwoners in die halfklaar huise op die bouperseel
    boemelaars het die toe hotel se slot gebreek en woon daar
    ons wil keer dat mense in die leë gebou intrek
    sinkhuise kom op agter ons kerk
    iemand verkoop erwe op my grond
    hulle sê die plaas is hulle s'n en bou
    na die vloed het mense die saal beset
    die winkel staan 3 maande leeg en nou slaap daar mense met beddens en stowe in
    wat as hulle die grond beset voor ons begin bou
    plakkerskamp groei tot teen die werkswinkel
    die huurders het opgehou betaal en twintig ander ingebring
    my vakansiehuis word bewoon deur vreemdelinge
    die toe salon bo is deur plakkers gevat
    hulle bou al met blokke op my erf
    hulle't die slotte verander en hulle eie wag voor die deur gesit
    ons het hulle uitgesit en hulle is terug
    hulle merk werwe af op die sportveld
    grondgrypers met sinkplate in die nag
    die ou skoolgeboue is oorgeneem
    iemand bly sedert Januarie in my stoorkamer sonder om te vra
    hulle het net ingetrek
    daar bly mense wat nie daar hoort nie
    iemand bou op ons grond
    hulle het die gebou gevat
    gesinne slaap in ons nuwe eenhede en wil nie loop nie
    die wag is weggestuur en hulle sit hulle eie slot op die hek
    plakkers tap krag van ons koperkabels af en kook in die kantore
    my oorlede vrou se huisie is beset
    'n vreemde man vat my huurders se geld en sê die blok is syne
    ons is 'n trust met veertig hektaar naby Ndwedwe en sedert maandeinde staan daar pale, tou en genommerde erwe al langs die rivier, die polisie sê kry 'n hofbevel
    toe ons drukkery in Albertstraat 'n maand toe was het mense die ketting gebreek, met matrasse en kinders ingetrek en nou verhuur hulle die kamers aan ander
    hulle sê die grond is aan hulle belowe en sit kleihuise op
    iemand het 'n stuk van my hoewe vir homself omhein
    dertig mense het ingekom sodra die krag af en die wagte weg was
    die kerk se erf in KwaMashu word in stukke vir kontant verkoop deur manne wat dit oorgeneem het
    hutte word oor ons waterpyp gebou
    ek het 'n huis geërf en toe ek met die sleutels daar kom, is daar 'n gesin in wat nie die hek wil oopmaak nie
    vloedslagoffers het in ons sportklub kom bly en gaan nie weg nie
    grondgrypery
    hulle bly in my ouma se woonstel sedert sy dood is
    die melkery het twee kampe verloor aan mense wat mielies plant en bou
    ons wil sloop maar daar is mense binne
    in Clairwood was daar in Junie vier hutte en nou is daar sestig, hulle leun teen ons koelkamer se muur
    daar word met wit verf erwe op die gholfbaan afgemerk
    my erf is deur 'n skelm aan vyf gesinne verkoop
    hoe hou ek plakkers van 'n leë erf af
    mense het met karavane en tente op ons strandgrond kom staan en sê hulle bly
    Maandag uitgesit en Woensdag is hulle met meer mense terug, die planke is van die vensters af en hulle kook binne
    die ou poskantoor is vol haweloses, hulle slaap in elke kantoor
    bang die mall se aanbouing word in die bouvakansie beset
    ons pa se huis in Umbilo het 'n maand leeg gestaan en toe ons met die sleutels kom is daar drie gesinne met kinders in, hulle het die slotte vervang, die alarm afgesny en gesê die bure het dit aan hulle verhuur
    ons leë pakhuis in Mobeni se wag het geloop toe ons hom met maandeinde nie kon betaal nie, en binne vier dae trek sestig mense in, verkoop die koper vir kontant en deel die vloer in kamers op
    agter die hospitaal se personeelparkering in Marianhill het hulle sedert die krag af is agttien hutte opgesit en die pasiënte se besoekers moet nou tussen hulle deur loop
    die huurders in ons blok in Smithstraat betaal nie meer nie, want 'n man by die deur sê hy is nou die baas, hy vat die huur, het die opsigter se sleutels geneem en die polisie noem dit 'n siviele saak
    mense kom met pale en 'n dieselopwekker na ons stuk rietgrond by Shongweni, merk in die nag erwe af, verkoop dit per foon en ons kameras wys hulle eers as die mure staan
    // isiZulu
    abantu bakha imijondolo emhlabeni wethu ongenamuntu
    abahlali abangekho emthethweni bangene ewerhawuzi engenalutho
    ISAKHIWO SETHU SITHATHIWE
    basike amasayithi epulazini ngempelasonto
    abantu abangaziwa bathathe umuzi kamama ongasekho abafuni ukuphuma
    kudliwe umhlaba ngasesikoleni, imijondolo engu-40 ngobusuku obubodwa
    ifulethi engiliqashisayo lihlala abantu abangasayinanga lutho
    isakhiwo sethu edolobheni sihayijekiwe, kukhona oqoqa irenti
    ngesaba ukuthi bazothatha umhlaba ongemuva kwefektri
    abantu abangenamakhaya bahlala emtholampilo omdala
    bagawule umoba bamaka iziza zabo
    bangene bahlala ezindlini ezingakaqedwa esayithini
    amaphara aphule ingidi yehotela evaliwe ahlala khona
    sifuna ukugada isakhiwo esingenamuntu ukuze kungangeni bantu
    imikhukhu iyakhula ngemuva kwesonto lethu
    kukhona odayisa iziza endaweni yami
    bathi ipulazi ngelabo bayakha
    ngemuva kwezikhukhula abantu bahlale eholo abafuni ukuphuma
    isitolo besivaliwe izinyanga ezintathu manje kulele abantu ngaphakathi nemibhede
    bathathe izindlu zomxhaso singakazinikezeli
    kwenzekani uma behlala emhlabeni singakaqali ukwakha
    imijondolo isifike eduze newekshophu
    abaqashi bayekile ukukhokha bangenisa abanye abangu-20
    umuzi wami waseholidini uhlala abantu engingabazi
    isaluni evaliwe phezulu ithathwe abantu abahlala ngenkani
    sebakha ngezitini esizeni sami
    bashintshe izingidi babeka unogada wabo
    sabakhipha ngesonto eledlule sebebuyile
    bamaka amagceke enkundleni yezemidlalo
    bafike ebusuku namathayela nezipikili baqala ukwakha
    izakhiwo zesikole esidala zithathiwe
    kunomuntu ohlala estoreroom sami kusukela ngoJanuwari engacelanga
    umhlaba wetrasti udliwe ngabantu
    inkundla yenkulisa isigcwele imijondolo
    bayakha njengamanje kule siza esinguthi 214
    bangenile bahlala nje
    kuhlala abantu okungeyona indawo yabo
    kukhona owakha emhlabeni wethu
    basithathile isakhiwo
    imindeni ilala ezindlini zethu ezintsha ayifuni ukuphuma
    baxoshe unogada bafaka ingidi yabo esangweni
    abahlali bantshontsha ugesi ezintanjeni zethu bapheke emahhovisi
    indlu kankosikazi wami ongasekho ihlalwa ngabantu
    umuntu esingamazi uqoqa irenti kubaqashi bami athi isakhiwo ngesakhe
    siyitrasti enomhlaba ongamahektha angu-40 eNdwedwe, kusukela ekupheleni kwenyanga kunezigxobo nezintambo neziza ezinezinombolo ngasemfuleni, amaphoyisa athi asiye enkantolo
    sivale indawo yokuphrinta inyanga eyodwa abantu baphula iketango bangena nemibhede nezingane, manje baqashisela abanye amagumbi
    bathi lo mhlaba bawuthenjiswe okhokho bakha izindlu zodaka
    kukhona obiyele ingxenye yepulazi lami
    kungene abantu abangamashumi amathathu ngemva kokuthi ugesi ucinywe nonogada bahambe
    isiza sesonto KwaMashu sithathwe ngamadoda asidayisa izingcezu ngokheshi
    imijondolo isigibele phezu kwepayipi lethu lamanzi
    ngizuze umuzi, ngathi ngifika nokhiye ngathola umndeni phakathi owangikhombisa iphepha awafuna ukuvula isango
    abaphuma ezikhukhuleni bahlala eklabhini yethu yezemidlalo
    badla umhlaba wethu kancane kancane
    bahlala egumbini likagogo kusukela ashona
    sifuna ukudiliza kodwa kunabantu ngaphakathi
    eClairwood bekunemijondolo emine ngoJuni manje ingamashumi ayisithupha, incike odongeni lwethu
    bamaka iziza ngopende omhlophe enkundleni yegalofu
    kunomuntu othengise isiza sami emindenini emihlanu
    ngivimba kanjani abantu abazongena esizeni esingenalutho
    sibakhiphe ngoMsombuluko babuya ngoLwesithathu bebaningi basusa amapulangwe emafasiteleni
    iposi elidala ligcwele abangenamakhaya balala kuwo wonke amahhovisi
    sesaba ukuthi bazongena bahlale emol entsha ngesikhathi samaholide abakhi
    umuzi kababa e-Umbilo ubungenamuntu inyanga, sifike nokhiye sathola imindeni emithathu nezingane, bashintshe izingidi banquma i-alarm bathi omakhelwane babaqashisele
    unogada wewerhawuzi yethu engenalutho eMobeni uhambile ekupheleni kwenyanga, ngezinsuku ezine kwangena abantu abangu-60 badayisa ikhopha bahlukanisa phansi baba namagumbi
    emhlabeni wesibhedlela eMarianhill, ngemuva kwepaki yabasebenzi, sebakhe imijondolo engu-18 kusukela kucime ugesi, abavakasheli beziguli badlula phakathi kwayo
    abaqashi esakhiweni sethu eSmith Street bayekile ukukhokha ngoba indoda esemnyango ithi yona umnikazi, yathatha okhiye kumnakekeli, amaphoyisa athi akuyona indaba yawo
    abantu bafika nezigxobo nejeneretha kadizili emhlabeni wethu kamoba eShongweni, bamaka iziza ebusuku bazidayise ngocingo, amakhamera abakhombisa sekumi izindonga
    // Mixed
    abantu bakha ama-shacks on our land
    building yethu is hijacked, kukhona oqoqa i-rent
    squatters bangene e-warehouse engenalutho
    hulle put shacks op on the farm oor die naweek
    land invasion ngemuva kwe-school, help
    plakkers het ons vacant building gevat
    they sell iziza on my property
    my mother's house ithathwe abantu abangaziwa
    imijondolo is growing up to our fence
    die ou kliniek is occupied deur mense, they won't go
    bashintshe ama-locks, now I can't get into my own flat
    ngesaba they will invade the land before sakha
    they just bangena bahlala in our new units
    kukhona obuilda on our ground without asking
    hulle het ingetrek with children and mattresses
    my house ihlala abantu, they won't open the gate
    iemand verkoop iziza on the church ground
    baxoshe the guard and put their own lock
    shacks zikhula njalo against our cold store wall
  `,
  'drug-dealing': `
    they sell nyaope at our fence
    whoonga smokers in the school toilets
    DRUGS AT THE CORNER
    a dealer stands in front of the shop all day and cars stop for two seconds
    tik heads use our parking at night
    learners buy dagga through the palisade
    staff smoke something in the warehouse change room
    the flat opposite is a drug den
    needles and pipes lie behind the clinic
    scared my learners get hooked by the sellers at the gate
    merchants selling mandrax in the tavern yard
    addicts shoot up on the stairs of the building
    we have a problem with sugars boys dealing at the bus stop next to the church
    guys pass little packets at the back of the salon
    someone hides his stuff in our wall and customers come to fetch it
    the security guard himself deals drugs at the factory
    xanax and cough syrup sold to pupils at break
    a tenant cooks something that stinks, I think its meth
    crack house in our road, people in and out the whole night
    drug runners use the empty site
    hotel room used for selling cocaine
    what if the dealers move from the park to our crèche corner
    boys smoke whoonga under the bridge by the workshop and leave foil everywhere
    zol smoking at work
    car wash next door is only a cover for drugs
    wunga addicts sit in the bushes by our gate and use
    they put the drugs in the bin outside the office and others come to pick it up
    petrol attendants are being paid to look away while they deal on the forecourt
    syringes in the crèche sandpit
    our farm workers get supplied with tik every friday by a man on a bike
    the playground is where they sell now
    selling of ecstasy in the club bathrooms
    users leave human waste and needles in the complex passage
    drug trade in broad daylight and police do nothing
    a dealer gave my son a free packet
    they dont steal, they only sell and smoke at the back of the building
    drug addics at the taxi rank selling to school kids
    we found a stash in the ceiling of the dormitory
    lookouts whistle when the police comes, then they all drop the packets over our wall
    suspect my tenant deals, taxis stop at 2am for a minute each
    pushers outside the rehab centre
    rock and weed sold out of the house next to the petrol station
    students get high in the computer lab
    dealing from a car with dark windows next to my spaza
    fear of the druggies who smoke behind the shop, they are high and stare
    caught a porter selling pills from the hospital pharmacy door
    they sell drugs
    he sells it here
    they smoke that stuff behind us
    people come to buy from my tenant at all hours
    staff use drugs in the toilets
    my neighbour deals, cars come, hand out of the window, gone
    boys on the wall sell to the children when school is out
    a guard keeps the packets for them in his hut
    they pay with phones and copper and get a little packet for it
    in our road in Wyebank a man on crutches supplies the whole street with whoonga, he keeps it in the drain in front of our gate and the police drive past him every day
    parents complain that a vendor who sells sweets outside our primary school in Lotus Park also has cookies with dagga in them, three children fell asleep in class last week
    month end is the worst, then buyers queue at the block like for pensions
    heroin users
    a courier parcel came to our office for someone unknown and it had pills in it
    patients from the rehab buy from a man in the parking
    cocaine in the club toilets, the bouncers know
    found foil, straws and lighters behind the generator
    the dark stairs during a power cut are where they trade
    young people inject themselves in the doorway of the pharmacy in West Street every morning before we open, and the needles lie there when our customers come
    nobody steals, they come to score and go
    we suspect that the night shift in our mattress factory is buying tablets from one of the forklift drivers, two men were found on the floor asleep with their eyes open
    someone sells dagga muffins to the residents in the old age home
    lab in the garage next door, chemicals, masks, windows taped up
    street name sugars, the whole corner is on it
    scared of the dealers in our building, they've got lookouts on every floor
    he offered my wife crystal at the petrol pump
    truckers buy tik at the truck stop so they can drive through
    dealers fight for the corner at our laundromat
    a stash was taped under a bench in the park, another in our letter box
    our caretaker takes money so that the merchants may use the basement, tenants told us that it is open all night with music and red eyed kids
    drugs in the hostel lockers
    high on something and laughing at customers
    one puff, ten rand, right by the taxi door
    a dealers car, black golf, stops at the guest house every friday and the guests go down one by one
    they turned the empty wendy house into a smoking place
    a man with a cool box stands at the gate of our college in Pinetown, he sells ice lollies to the children and under the lollies he has whoonga, the guard showed us on the cameras how the little packets go from hand to hand
    one of my tenants in Austerville pays in cash before month end and never works, cars stop at all hours of the night, people go in for a minute and the neighbours found needles in their children's sandpit
    two of our staff at the parcel depot sell pills to the others in the locker room, we found a bag in the ceiling with phones and small plastic packets, the police only took the bag
    since the power is off every evening the stairs of our clinic are a smoking room for nyaope boys, they do not steal, but patients find foil and pipes in the morning
    the diesel attendant at the corner deals for the man with the keys of the black bakkie, he takes it out of his sock and puts it into the window with the change
    // Afrikaans
    hulle verkoop nyaope by ons draad
    whoonga rokers in die skool se toilette
    DWELMS OP DIE HOEK
    'n handelaar staan heeldag voor die winkel en karre stop net twee sekondes
    tikkoppe gebruik ons parkering in die nag
    leerders koop dagga deur die heining
    die personeel rook iets in die pakhuis se kleedkamer
    die woonstel oorkant is 'n dwelmhol
    naalde en pype lê agter die kliniek
    ek is bang die verkopers by die hek maak my leerlinge verslaaf
    smokkelaars met mandrax in die taverne se jaart
    verslaafdes spuit op die gebou se trappe
    hulle gee klein pakkies aan agter die salon
    iemand steek sy goed in ons muur weg en sy kliënte kom haal dit
    die wag self verkoop dwelms by die fabriek
    die huurder kook iets wat stink, ek dink dis tik
    lolliehuis in ons straat, mense in en uit heelnag
    hotelkamer waar kokaïen verkoop word
    wat as die handelaars van die park na ons crèche se hoek skuif
    seuns rook onder die brug by die werkswinkel en los oral foelie
    karwas langsaan is net 'n dekmantel vir dwelms
    hulle sit in die bosse by ons hek en rook tik
    spuitnaalde in die crèche se sandput
    plaaswerkers kry elke Vrydag tik van 'n man op 'n fiets
    dwelmhandel in helder daglig en die polisie maak niks
    hulle steel nie, hulle verkoop en rook net agter die gebou
    'n handelaar het vir my seun 'n gratis pakkie gegee
    ons het dwelms in die plafon van die koshuis gekry
    ek vermoed my huurder smous, taxi's stop twee-uur in die nag
    daar word buttons verkoop by die kerk se hoek
    hulle verkoop dwelms
    hy verkoop dit hier
    hulle rook daai goed agter ons
    mense koop dag en nag by my huurder
    die personeel gebruik dwelms in die toilette
    my buurman handel, karre kom, 'n hand by die venster uit en weg is hulle
    die seuns op die muur verkoop aan die kinders na skool
    'n wag bêre die pakkies vir hulle in sy hut
    hulle betaal met fone en koper en kry 'n pakkie daarvoor
    in ons straat in Wyebank voorsien 'n man op krukke almal van whoonga, hy hou dit in die sloot voor ons hek en die polisie ry elke dag by hom verby
    ouers kla dat die vrou wat lekkers voor ons laerskool verkoop ook koekies met dagga in het, drie kinders het verlede week in die klas aan die slaap geraak
    met maandeinde staan die kopers tou by die blok
    heroïengebruikers
    'n pakkie vir iemand wat ons nie ken nie het by die kantoor aangekom en daar was pille in
    pasiënte van die rehab koop by 'n man in die parkering
    kokaïen in die klub se toilette
    foelie en strooitjies lê agter die kragopwekker
    as die krag af is handel hulle op die donker trap
    jongmense spuit hulleself elke oggend in die apteek se deur voor ons oopmaak en die naalde lê daar as die kliënte kom
    niemand steel nie, hulle kom koop en gaan
    ons vermoed die nagskof by ons matrasfabriek koop pille by een van die vurkhyserdrywers
    dagga word aan die inwoners van die ouetehuis verkoop
    daar word tik gekook in die garage langsaan, die vensters is toegeplak
    die hele hoek is op sugars
    ons is bang vir die handelaars in die gebou, daar is op elke vloer een wat uitkyk
    hulle't my vrou by die petrolpomp tik aangebied
    lorriedrywers koop by die stilhouplek goed om wakker te bly
    die opsigter vat geld sodat die smokkelaars die kelder kan gebruik, die huurders sê dit gaan heelnag aan
    hulle baklei oor wie by ons wassery se hoek mag verkoop
    dwelms in die koshuiskassies gekry
    'n man met 'n koelboks staan by ons kollege se hek in Pinetown, hy verkoop yslekkers aan die kinders en onder die yslekkers het hy whoonga, die wag het ons op die kameras gewys hoe die pakkies van hand tot hand gaan
    een van my huurders in Austerville betaal kontant voor maandeinde en werk nooit, karre stop deur die nag, mense gaan 'n minuut in en die bure het naalde in hulle kinders se sandput gekry
    twee van ons personeel by die pakkiesdepot verkoop pille aan die ander in die kleedkamer, ons het 'n sak in die plafon gekry met fone en klein plastieksakkies, die polisie het net die sak gevat
    vandat die krag elke aand af is, is ons kliniek se trap 'n rookkamer vir nyaope seuns, hulle steel nie, maar pasiënte kry soggens foelie en pype
    die dieseljoggie op die hoek smous vir die man met die sleutels van die swart bakkie, hy haal dit uit sy sokkie en sit dit saam met die kleingeld by die venster in
    // isiZulu
    badayisa inyaope othangweni lwethu
    babhema iwhoonga emathoyilethi esikole
    IZIDAKAMIZWA EKHONENI
    kunomuntu ohlala phambi kwesitolo edayisa izidakamizwa usuku lonke
    amaphara abhema epakini yethu ebusuku
    abafundi bathenga insangu othangweni
    abasebenzi babhema into engaziwa ewerhawuzi
    ifulethi elibhekene nathi lidayisa izidakamizwa
    kunezinaliti ngemuva komtholampilo
    ngesaba ukuthi abafundi bazobanjwa yizidakamizwa ngalabo abadayisa esangweni
    badayisa amamandrax egcekeni lasethaveni
    bazijova ezitebhisini zesakhiwo
    abafana badayisa i-sugars esitobhini ngasesontweni
    badluliselana ngamaphakethe ngemuva kwesaluni
    kukhona ofihla impahla yakhe odongeni lwethu bese befika abathengi
    unogada uqobo udayisa izidakamizwa efemini
    umqashi upheka into enukayo, ngicabanga yi-meth
    indlu yezidakamizwa emgwaqweni wethu, abantu bayaphuma bayangena ubusuku bonke
    egumbini lasehotela kudayiswa icocaine
    kungenzekani uma abadayisi besuka epaki beza ngasenkulisa
    abafana babhema ngaphansi kwebhuloho ngasewekshophu bashiya amafoyili
    icarwash eduze yisembozo nje sezidakamizwa
    bahlala ehlathini ngasesangweni lethu babhema iwunga
    imijovo esihlabathini senkulisa
    abasebenzi basepulazini balethelwa insangu netik njalo ngoLwesihlanu
    kudayiswa izidakamizwa emini libalele namaphoyisa awenzi lutho
    abebi lutho, badayisa babheme nje ngemuva kwesakhiwo
    umdayisi unike indodana yami iphakethe mahhala
    sithole izidakamizwa esilingini sedomethri
    ngisola umqashi wami uyadayisa, kuma amatekisi ngo-2 ebusuku
    bashaya ikhwela uma kufika amaphoyisa baphonse amaphakethe ngaphakathi kwethu
    kudayiselwa izingane zesikole insangu erenki
    amaphara ayabhema emnyango wehhovisi ekuseni
    umuntu udayisa amaphilisi emnyango wekhemisi yesibhedlela
    indawo yami yokupaka isiyindawo yokubhemela iwhoonga
    badayisa izidakamizwa
    uyidayisa khona la
    babhema leyonto ngemuva kwethu
    abantu bathenga kumqashi wami emini nasebusuku
    abasebenzi basebenzisa izidakamizwa emathoyilethi
    umakhelwane uyadayisa, kufika imoto, kuphume isandla, ihambe
    abafana abahlala odongeni badayisela izingane uma kuphuma isikole
    unogada ubagcinela amaphakethe egumbini lakhe
    bakhokha ngamafoni nangekhopha bathole iphakethana
    emgwaqweni wethu eWyebank indoda ehamba ngezinduku idayisela bonke iwhoonga, iyifihla emseleni phambi kwesango lethu amaphoyisa adlule kuyo nsuku zonke
    abazali bathi umama odayisa oswidi ngaphandle kwesikole unamabhisikidi anensangu, izingane ezintathu zilele ekilasini ngesonto eledlule
    ekupheleni kwenyanga abathengi bema umugqa esakhiweni
    kufike iphasela lomuntu esingamazi ehhovisi linamaphilisi
    iziguli zase-rehab zithenga endodeni epakini
    kudayiswa icocaine ethoyilethi le-club onogada bayazi
    kunamafoyili namastro ngemuva kwejeneretha
    uma kucime ugesi badayisa ezitebhisini ezimnyama
    intsha izijova emnyango wekhemisi njalo ekuseni singakavuli, izinaliti zisale lapho kufika amakhasimende
    akekho owebayo, bazothenga bahambe
    sisola ukuthi ishifti yasebusuku ithenga amaphilisi kumshayeli weforklift
    badayisela abadala insangu ekhaya labadala
    kunomuntu opheka itik egalaji eliseduze, amawindi evaliwe ngetheyiphu
    ikhona lonke selibhema isugars
    sesaba abadayisi esakhiweni, banabantu ababhekile kuzo zonke izitezi
    abamaloli bathenga okubavusayo esitobhini samaloli
    umnakekeli wesakhiwo uthatha imali ukuze bona basebenzise ibheyisimenti, abaqashi bathi kuvuliwe ubusuku bonke
    balwela ikhona lokudayisa ngaselondolo yethu
    bashaye insangu abafundi ekilasini lamakhompyutha
    indoda ene-cooler box ime esangweni lekolishi lethu ePinetown, idayisela izingane ama-ice lolly kodwa ngaphansi kwawo kunewhoonga, unogada usikhombisile kumakhamera
    omunye wabaqashi bami e-Austerville ukhokha ngokheshi engasebenzi, izimoto ziyema ubusuku bonke, abantu bangena umzuzu, omakhelwane bathole izinaliti lapho kudlala izingane
    abasebenzi ababili edepho yamaphasela badayisela abanye amaphilisi egumbini lokushintsha, sithole isikhwama esilingini namafoni namaphakethe amancane
    selokhu kucima ugesi njalo kusihlwa abafana benyaope babhemela ezitebhisini zomtholampilo, abebi lutho kodwa iziguli zithola amafoyili ekuseni
    othela udizili ekhoneni udayisela indoda enebakkie emnyama, ukukhipha esokisini akufake ngewindi noshintshi
    // Mixed
    badayisa i-drugs at our gate every day
    nyaope boys babhema behind the shop
    hulle sell tik op die corner by die skool
    dealer uhlala phambi kwe-salon, cars stop and go
    kids bathenga insangu through the fence
    my tenant udayisa izidakamizwa, what can I do
    whoonga e-parking yethu every night
    drug den oorkant die flat, people in en uit
    babhema in the toilets esikoleni
    found izinaliti behind the clinic again
    dwelms word verkoop at the carwash langsaan
    they smoke iwunga ngasesangweni, ngiyesaba them
    badayisa it right here by the gate
    my tenant verkoop drugs, abantu come all night
    they smoke njalo behind the generator
    die guard hou the packets for them
    boys badayisela the children after school
    hulle betaal met phones and copper, bathola i-packet
    kucime ugesi then they deal on the stairs
  `,
  loitering: `
    my husband saw a strange car parked at our gate twice this week
    my wife saw men she does not know sitting in a car opposite the house
    people hang around the shop entrance all day
    beggars bother my customers at the door
    car guards fight over cars and harass the ladies
    DRUNKS ON OUR STEPS
    homeless men sleep under the veranda of the church
    noise from the tavern till 4 in the morning
    groups of youngsters sit on the wall of the complex and drink
    taxi touts shout and block the entrance of the office
    vagrants wash themselves at our tap and hang clothes on the fence
    customers of the salon complain about the guys whistling at them outside
    men just standing opposite the school for no reason
    they make fires and sleep against the back wall of the warehouse
    people urinate against the crèche wall
    job seekers sit at the factory gate from 5am
    nuisance
    neighbours' party and music every weekend
    boys play dice in front of the clinic
    street kids knock on car windows at the petrol station
    scared to walk past the group that sits at the gate, they did nothing yet
    suspicious people loiter by the atm
    unknown guys walk up and down our road and look around
    hawkers crowd the pavement and nobody can get in the shop
    prostitutes stand in front of the guest house
    they stand under the tree by the workshop and drink quarts
    loud bikes and cars spinning in the parking on saturday night
    trolley boys and waste pickers scratch in our bins and leave a mess
    what if those guys who hang at the corner start something one day
    drunk customer does not want to leave the restaurant
    homless ppl sleeping at our door
    residents of the flat throw bottles and shout at night
    someone sits on our hotel stairs and asks guests for money
    day labourers wait outside the hardware and stare at the women
    rude beggars, swearing when clients give nothing
    the same five guys lean on my wall all day smoking
    dogs barking and people screaming at 2am by the building site
    kids ride bikes through the mall and shout
    strangers park at the farm gate at night, drink and leave bottles
    vagrants living under the bridge next to us
    shop entrance blocked by people charging phones and chatting
    a mad man walks around the rank and shouts at everyone
    self appointed parking attendants demand coins from patients at the hospital
    we do not want people sitting around the grave yard at the church drinking
    nothing stolen, they simply hang about and it looks bad for business
    people lurk at the back entrance of the laundry
    smoking and loafing behind the school hall by outsiders
    window washers at our robot hassle every driver
    they just sit there
    people stand around at our gate
    same men every day doing nothing
    they drink and shout in front of us
    beggars
    the neighbours make noise till late and throw bottles
    men hang about by the cameras and look who comes and goes
    groups of boys stand at the cash machine at month end and watch the pensioners, so far nothing happened
    the patients must step over people sleeping in our doorway
    we have a hair studio in Florida Road and from six the car guards and drunks fight on the pavement, my customers phone to ask if it is safe to get out of the car
    outside our bottle store in Umgeni Road about twenty men sit on crates from early until closing, they drink, whistle at the staff, ask for cash and pee against the wall
    a woman with two children begs at the drive through all day
    someone sleeps in the generator cage
    what can be done about people who wait at the gate for jobs and block the trucks
    loud music from cars in front of the mosque at prayer
    tenants of the flat above us sit on the stairs and smoke and make remarks about the ladies
    they hang around where the parcels are handed out, ask people for money
    weird man keeps standing by the fence of the library talking to himself
    taxi drivers use our driveway to wash cars and play music
    vagrants make a fire with our pallets under the bridge to keep warm
    skaters and bikers in the parking deck at night, noise and donuts
    the pavement before our optician is a bedroom now
    people come to sit under our solar lights when there is a power cut, forty or fifty, music and beer
    I do not know those guys who lean at the corner opposite the bank and look at everyone who comes out
    security guards of next door gather by my shop and chat loudly with girls
    residents in Berea complain to us about a group that gathers every friday night in the park behind the clinic, they shout, break bottles and let the dogs bark until three
    they knock on the window of every car that stops for diesel and want a rand
    drunk people at the bus stop
    hawkers stand so thick in front of the pharmacy that patients in wheelchairs cannot get in
    the waste pickers open the bags, throw all in the street, take the cans and leave
    teenagers smoke and kiss on the stairs of the church
    scared to open in the morning with those people lying at the roller door
    mad woman screams at our customers
    we run a small hotel at the beachfront and sex workers, pimps and their clients stand at the front steps every evening from eight so that families with children walk away
    hanging around again
    outside our bank in Musgrave ten to fifteen men hang around at month end from five in the morning, they look at keys and phones, ask old people for cash, never do anything the guard could call the police for
    the neighbours of our flats in Umbilo have a party each friday with music, shouting and cars until three, children cannot sleep, tenants leave, and when the police go the noise starts again
    homeless people have made a bed of our parcel boxes behind the cameras at the back of the shop, they wash and cook there and the staff do not want to take out the rubbish alone
    at our clinic in Lamontville a group of boys sits on the wall by the gate the whole day long, drinks, laughs at patients and whistles at nurses, nobody knows what they want
    when the power is off all the youngsters of the road come under the lights of our filling station, they play music, sit on the diesel pumps and customers drive on because of them
    // Afrikaans
    mense hang heeldag voor die winkel rond
    bedelaars pla my kliënte by die deur
    karwagte baklei oor karre en val die vrouens lastig
    DRONKES OP ONS TRAPPE
    haweloses slaap onder die kerk se stoep
    geraas van die taverne tot vieruur soggens
    jongmense sit op die kompleks se muur en drink
    boemelaars was hulle by ons kraan
    mans staan sommer net oorkant die skool
    hulle maak vuur en slaap teen die pakhuis se agterste muur
    mense piepie teen die crèche se muur
    werksoekers sit van 5 uur af by die fabriek se hek
    bure se partytjies en musiek elke naweek
    seuns speel dice voor die kliniek
    straatkinders klop aan karre se vensters by die vulstasie
    ek is bang om verby die klomp by die hek te loop al het hulle nog niks gedoen nie
    verdagte mense staan rond by die atm
    vreemde ouens loop op en af in ons straat en kyk rond
    smouse maak die sypaadjie vol en niemand kan in die winkel kom nie
    prostitute voor die gastehuis
    hulle staan onder die boom by die werkswinkel en drink
    karre spin in die parkering Saterdagaande
    dronk klant wil nie uit die restaurant nie
    wat as daardie ouens op die hoek eendag iets begin
    iemand sit op die hotel se trappe en vra die gaste vir geld
    hulle krap in ons asblikke en los 'n gemors
    leeglêers leun heeldag teen my muur
    vreemdes parkeer saans by die plaashek en drink
    niks weg nie, hulle hang net rond en dit lyk sleg vir besigheid
    hulle pla die mense wat by die salon instap
    hulle sit net daar
    mense staan rond by ons hek
    dieselfde manne elke dag en hulle doen niks
    hulle drink en skree voor ons deur
    bedelary by die winkel
    die bure raas tot laat en gooi bottels
    mans drentel by die kameras rond en kyk wie kom en gaan
    seuns staan met maandeinde by die kitsbank en hou die pensioenarisse dop, nog niks het gebeur nie
    pasiënte moet oor mense trap wat in ons deur slaap
    ons het 'n haarsalon in Floridaweg en van sesuur af baklei die karwagte en dronkes op die sypaadjie, my kliënte bel om te hoor of dit veilig is om uit te klim
    buite ons drankwinkel sit omtrent twintig man van vroeg tot toemaaktyd op kratte, hulle drink, fluit vir die personeel, vra geld en urineer teen die muur
    'n vrou met twee kinders bedel heeldag by die deurry
    iemand slaap in die kragopwekker se hok
    werksoekers wag by die hek en keer die lorries voor
    harde musiek uit karre voor die moskee
    die huurders van bo sit op die trap, rook en sê dinge vir die dames
    'n vreemde man staan by die biblioteek se heining en praat met homself
    taxibestuurders was karre in ons oprit en speel musiek
    hulle maak vuur met ons palette onder die brug om warm te word
    geraas en karre wat tol draai op die parkeerdek
    die sypaadjie voor ons is nou 'n slaapkamer
    as die krag af is kom sit veertig mense onder ons sonligte met bier en musiek
    ouens wat ek nie ken nie leun teen die hoek oorkant die bank en kyk na almal
    elke Vrydagaand vergader 'n klomp in die park agter die kliniek, hulle skree, breek bottels en laat die honde tot drie-uur blaf
    hulle klop aan elke kar wat diesel ingooi en soek 'n rand
    die smouse staan so dig voor die apteek dat rolstoele nie kan in nie
    die asblikke word oopgekrap en alles lê in die straat
    tieners rook en vry op die kerk se trap
    bang om soggens oop te sluit met daardie mense wat by die roldeur lê
    'n mal vrou gil op ons kliënte
    buite ons bank in Musgrave hang tien tot vyftien manne met maandeinde van vyfuur die oggend af rond, hulle kyk na sleutels en fone, vra die oumense kontant en doen nooit iets waarvoor die wag die polisie kan bel nie
    die bure van ons woonstelle in Umbilo hou elke Vrydag partytjie met musiek, geskreeu en karre tot drie-uur, die kinders kan nie slaap nie, huurders trek en as die polisie weg is begin die geraas weer
    haweloses het van ons pakkiesbokse 'n bed gemaak agter die winkel waar die kameras nie sien nie, hulle was en kook daar en die personeel wil nie alleen die vullis uitvat nie
    by ons kliniek in Lamontville sit 'n klomp seuns heeldag op die muur langs die hek, drink, lag vir pasiënte en fluit vir verpleegsters, niemand weet wat hulle soek nie
    as die krag af is kom staan al die jongmense van die straat onder ons vulstasie se ligte, speel musiek, sit op die dieselpompe en kliënte ry verby
    // isiZulu
    abantu bahlala phambi kwesitolo usuku lonke
    abacelayo bahlupha amakhasimende emnyango
    ama-car guard ayaxabana ngezimoto ahluphe omama
    IZIDAKWA EMNYANGO WETHU
    abangenamakhaya balala kuvulandi wesonto
    umsindo wasethaveni kuze kushaye u-4 ekuseni
    intsha ihlala odongeni lwecomplex iphuza
    abamemezi bamatekisi babanga umsindo bevale umnyango wehhovisi
    amaphara ageza empompini wethu
    amadoda ama nje malungana nesikole
    babasa umlilo balale ngemuva kwewerhawuzi
    abantu bachamela odongeni lwenkulisa
    abafuna umsebenzi bahlala esangweni lefemini kusukela ngo-5
    omakhelwane banomsindo njalo ngempelasonto
    abafana badlala amadayisi phambi komtholampilo
    izingane zasemgwaqweni zingqongqoza emafasiteleni ezimoto egalaji
    ngesaba ukudlula kulabo abahlala esangweni noma bengakenzi lutho
    kunabantu abasolisayo abama nge-atm
    abantu esingabazi bayehla benyuka emgwaqweni bebuka imizi
    abathengisi bagcwele emnyango asingeni esitolo
    onondindwa bama phambi kwe-guest house
    bahlala ngaphansi kwesihlahla ngasewekshophu baphuze
    izimoto ziyaspina epakini ngoMgqibelo ebusuku
    ikhasimende elidakiwe alifuni ukuphuma erestoranti
    kungenzekani uma labo bafana basekhoneni beqala okuthile ngelinye ilanga
    kukhona ohlala ezitebhisini zehotela ecela imali kwizivakashi
    baphanda emigqonyeni yethu bashiye ukungcola
    bahlala bencike odongeni lwami babheme usuku lonke
    abantu bapaka ngasesangweni lepulazi ebusuku baphuze
    akukho okwebiwe, balokhu behlezi nje bona bexosha amakhasimende
    bashayela amantombazane ikhwela uma engena esaluni
    bayabanga umsindo ebusuku ngaphandle kwefulethi
    umuntu ohlanyayo uzungeza erenki ethethisa wonke umuntu
    sicela usizo ngabantu abalala emnyango webhange
    abafana babuthana ngaphandle kwesitolo sami samaselula bengathengi
    bahlezi nje lapho
    abantu bema esangweni lethu
    amadoda afanayo nsuku zonke angenzi lutho
    bayaphuza bamemeze phambi kwethu
    kucelwa imali emnyango njalo
    omakhelwane babanga umsindo baphonse amabhodlela kuze kube sebusuku
    amadoda azulazula ngasemakhamereni ebuka abangenayo nabaphumayo
    abafana bama ngasemshinini wemali ekupheleni kwenyanga babuke abempesheni, akukakenzeki lutho
    iziguli zeqa phezu kwabantu abalele emnyango wethu
    sinesaluni eFlorida Road, kusukela ngo-6 ama-car guard nezidakwa kulwa ephevimendini, amakhasimende ayafona abuze ukuthi kuphephile yini
    ngaphandle kwebottle store yethu kuhlala amadoda angu-20 phezu kwamakesi kusukela ekuseni, bayaphuza, bashayele abasebenzi ikhwela bachame odongeni
    owesifazane nezingane ezimbili ucela usuku lonke e-drive through
    kunomuntu olala ekhejini lejeneretha
    abafuna umsebenzi bavimba amaloli esangweni
    umculo omkhulu emotweni phambi kwemosque
    abaqashi baphezulu bahlala ezitebhisini babheme basho izinto kosisi
    kunomuntu ongajwayelekile oma othangweni lwelabulali akhulume yedwa
    abamatekisi bageza izimoto emgwaqweni wethu badlale umculo
    babasa ngamapalethi ethu ngaphansi kwebhuloho bafudumale
    iphevimenti ephambi kwethu isiyindawo yokulala
    uma kucime ugesi abantu abangu-40 bahlala ngaphansi kwezibani zethu nobhiya nomculo
    abafana engingabazi bencika ekhoneni elibhekene nebhange babuke wonke umuntu
    njalo ngoLwesihlanu kuhlangana iqembu epaki ngemuva komtholampilo, bayamemeza baphule amabhodlela kuze kushaye u-3
    bangqongqoza kuzo zonke izimoto ezithela udizili bafune urandi
    abathengisi bagcwele phambi kwekhemisi izihlalo ezinamasondo zingangeni
    baphanda udoti bawuchithe emgwaqweni
    ngesaba ukuvula ekuseni ngenxa yabantu abalele emnyango
    umama ophambene ngengqondo umemezela amakhasimende ethu
    ngaphandle kwebhange lethu eMusgrave kuma amadoda ayishumi ekupheleni kwenyanga kusukela ngo-5, abuka okhiye namafoni acele ukheshi kwabadala, akenzi lutho unogada angabizela lona amaphoyisa
    omakhelwane bethu e-Umbilo banephathi njalo ngoLwesihlanu nomculo nezimoto kuze kube ngu-3, izingane azilali, abaqashi bayahamba, uma amaphoyisa esehambile umsindo uqala futhi
    abangenamakhaya benze umbhede ngamabhokisi amaphasela ngemuva kwesitolo lapho amakhamera engaboni, bageza bapheke khona, abasebenzi besaba ukuyolahla udoti
    emtholampilo wethu eLamontville abafana bahlala odongeni ngasesangweni usuku lonke baphuze bahleke iziguli bashayele onesi ikhwela
    uma kucime ugesi intsha yonke yomgwaqo iza ngaphansi kwezibani zegalaji lethu idlale umculo ihlale phezu kwamaphampu kadizili, amakhasimende adlule nje
    // Mixed
    abantu bahlala outside the shop all day
    car guards bahlupha ama-customers ami
    drunk guys balala at our entrance
    amaphara hang around by the gate, abenzi lutho but customers are scared
    bedelaars bother my clients by die deur
    umsindo every weekend from the tavern
    boys bahlala ekhoneni and drink
    hulle hang rond by the atm, lyk suspicious
    homeless abantu sleep kuvulandi wethu
    strangers balokhu bewalker up and down in our street
    dronk mense shout in the street heelnag
    noise and nuisance efulethini, asilali
    bahlala there all day, doing nothing
    drunk people emnyango, the patients are scared
    hulle sit by die gate njalo and shout
    men stand around ngasemakhamereni, just looking
    beggars bacela imali from every customer
    abantu balala in our doorway, elke nag
    they make noise kuze kube u-3, the neighbours complain
  `,
  trespass: `
    people climb over our fence to take a short cut
    strangers walk into the school yard as they like
    someone was in our garden last night, nothing taken
    TRESPASSERS
    they cross the factory ground to get to the taxi rank
    a man just walked into the crèche and nobody stopped him
    kids from the area swim in our pool at night
    found somebody sleeping in the storeroom of the church
    a guy jumped the wall of the complex and ran through
    customers walk into the staff area behind the counter
    strangers with dogs walk all over the farm
    outsiders sit and braai on the roof terrace of our flats
    ex employee came in with his old card
    unknown person on the roof, looked around and left
    neighbours let their goats graze on our land and follow them in
    hole in the fence that people use as a path by the warehouse
    scared as anyone can walk into the clinic through the back
    they push the gate of the building site open and wander about
    children play on the scaffolding after hours
    a man was found walking about on the third floor of the office block
    delivery guys wander around the hotel corridors
    what if somebody climbs in at the low part of the wall
    homeless guy comes over the gate to use our toilet
    people get on the roof of the salon from the neighbours side
    the camera shows a man walking through our yard at 3am, he took nothing
    fishermen go through our private property
    pedestrians use the petrol station back yard as road
    they lift the palisade bars and come through, no theft so far
    salesmen keep coming into the complex and knocking at doors
    outsiders come in to school at break and mix with learners
    a stranger stood in my kitchen, he ran when I screamed
    hikers walk over the sugar farm
    trespasing on railway side of our depot
    someone walked along all the passages of the flats and left
    unauthorised people in the server room
    boys play soccer in our loading yard on sundays
    quad bikes ride through our yard as if it is a public road
    people from the tavern come over the fence into my yard to pee
    drunk man found in the ladies dormitory
    our workshop yard is a thoroughfare
    the fence is flat since people step over it every morning to go to work
    there are footprints in the yard each morning but nothing is missing
    they did not steal or break anything, they just walk in where it says private
    uninvited people come into the wedding venue
    patient's relatives go into the theatre area of the hospital
    a drone and then two men in the vineyard, looking around
    somebody climbed in
    someone walked in, nobody knows who
    there was a man in the yard
    they come through our place
    a stranger was in the house but he took nothing
    people walk past the guard as if he is not there
    he came over the wall, looked at the cameras and went back
    kids get in under the gate to fetch a ball, now the whole street does it
    an unknown lady sat among the patients in the ward where only staff may be
    we are a chemical plant in Merebank and workers of the neighbours cut through our yard every shift change, they walk between the tanks with lit cigarettes and the guard waves
    on sunday night the alarm went at our estate agency in Hillcrest and the cameras show a man going from desk to desk with a torch, opening no drawer, then leaving the way he came
    there was somebody in the ceiling
    parcel couriers use my garden as a passage to the flat behind
    people who do not live here swim, braai and use the gym of our complex
    the tenants friends come through the emergency door without signing in
    a man with a key of the old owner lets himself in and sits in the lounge
    fresh tracks by the copper store, nothing gone yet
    found two guys in the ladies change room, said they were lost
    somebody goes through our orchard with a donkey cart
    journalist or whatever walked around the funeral parlour taking photos of the fridges
    they step over the chain and go up the reservoir to look at the sea
    the gate stays open because of load shedding and anybody strolls in
    man discovered behind the altar
    we run a nursery school for dogs, people let themselves in after closing and play with the animals
    my wife came out of the shower and a boy stood in the passage, he ran out with empty hands, this was in Sherwood at ten in the morning with the gate locked
    divers and fishermen climb down our jetty in the harbour
    a visitor got up to the theatre floor without a badge
    surveyors came on my land without asking
    scared as the lock of the pump house is off, somebody's been in
    they got in the server room by following the cleaner
    whose footprints are these on the roof, they lead from the neighbour's wall to our skylight and back and nothing is damaged and nothing is missing
    no entry sign and still they come
    boys climb the mast of the cellphone tower for a dare
    a former tenant used his tag on friday night, was in the basement for an hour and left again, we don't know what he wanted
    hunters with dogs in our cane
    the cameras of our depot in Maydon Wharf show that every night about two somebody lifts the gate off its track, walks between the parcels and the diesel tanks for ten minutes and goes, until now without taking a thing
    people from the flats next door use the back stairs of our surgery as a way to the bus, they walk past patients, try the doors, and one morning the staff found a man drinking coffee in the kitchen
    a former guard who never gave back his keys was seen at month end in the cash room of our wholesale in Stamford Hill, just standing there, he said he only came to greet
    when the power is off the electric fence is dead and the neighbours' children come over to play on the copper drums and the cranes, we have told the parents and told the police
    tenants complain that strangers walk up and down in the passages at night, try handles and ride in the lift, the caretaker stopped one and he said he was looking for a phone he had lost
    // Afrikaans
    mense klim oor ons draad vir 'n kortpad
    vreemdes loop in die skoolterrein in soos hulle wil
    iemand was gisteraand in ons tuin, niks weg nie
    OORTREDERS
    hulle loop deur die fabriek se grond na die taxi's toe
    'n man het net by die crèche ingestap en niemand het hom gekeer nie
    kinders van die omgewing swem in die nag in ons swembad
    iemand slapend in die kerk se stoorkamer gekry
    'n ou het oor die kompleks se muur gespring en deurgehardloop
    kliënte stap agter die toonbank in die personeel se area in
    vreemde mense met honde loop oor die plaas
    buitestanders sit en braai op die woonstelle se dak
    oudwerker het met sy ou kaart ingekom
    iemand was op die dak, het rondgekyk en geloop
    gat in die heining wat mense as paadjie gebruik by die pakhuis
    ek is bang want enigeen kan agter by die kliniek instap
    hulle stoot die bouperseel se hek oop en dwaal rond
    kinders speel na ure op die steiers
    'n man is op die kantoor se derde vloer gekry waar hy niks te soek het nie
    wat as iemand by die lae deel van die muur inklim
    die kamera wys 'n man wat drie-uur deur die erf loop, hy't niks gevat nie
    vissermanne loop deur ons privaat grond
    mense gebruik die vulstasie se agterplaas as pad
    smouse kom in die kompleks en klop aan deure
    'n vreemde man het in my kombuis gestaan, hy't gehol toe ek gil
    iemand het deur al die woonstelle se gange geloop en is toe weg
    motorfietse ry deur ons werf asof dit 'n openbare pad is
    seuns speel Sondae sokker in ons laaiplek
    hulle't niks gesteel of gebreek nie, hulle loop net in waar dit privaat is
    spore in die werf elke oggend maar niks is weg nie
    iemand het ingeklim
    iemand het sommer ingeloop, niemand weet wie nie
    daar was 'n man in die jaart
    hulle loop deur ons plek
    'n vreemde ou was in die huis maar het niks gevat nie
    mense stap verby die wag asof hy nie daar is nie
    hy't oor die muur gekom, na die kameras gekyk en teruggegaan
    kinders kruip onder die hek deur om 'n bal te haal en nou doen die hele straat dit
    'n onbekende vrou sit tussen die pasiënte in die saal waar net personeel mag wees
    ons is 'n chemiese aanleg in Merebank en die bure se werkers loop elke skofruil deur ons werf, met brandende sigarette tussen die tenks deur, en die wag waai
    Sondagnag gaan die alarm by ons eiendomsagentskap af en die kameras wys hoe 'n man met 'n flits van lessenaar tot lessenaar loop, niks oopmaak nie en weer uitgaan
    daar was iemand in die plafon
    mense wat nie hier bly nie swem, braai en gebruik ons kompleks se gim
    die huurders se vriende kom by die nooddeur in sonder om te teken
    'n man met die ou eienaar se sleutel sluit homself in en sit in die sitkamer
    vars spore by die koperstoor, niks is weg nie
    twee ouens is in die dames se kleedkamer gekry, hulle sê hulle het verdwaal
    iemand ry met 'n donkiekar deur ons boord
    hulle klim oor die ketting en gaan sit op die reservoir
    die hek staan oop as die krag af is en enigiemand kom in
    'n man is agter die altaar ontdek
    my vrou kom uit die stort en daar staan 'n seun in die gang, hy het met leë hande uitgehardloop, dit was tienuur in die oggend met die hek gesluit
    vissers klim by ons steier in die hawe af
    'n besoeker was sonder kaart op die teatervloer
    landmeters het sonder om te vra op my grond gekom
    hulle het agter die skoonmaker by die bedienerkamer ingeglip
    daar is spore op die dak van die buurman se muur tot by ons dakvenster, niks is stukkend nie en niks is weg nie
    daar staan geen toegang en nog kom hulle
    die vorige huurder se skyfie is Vrydagnag gebruik, hy was 'n uur in die kelder en is toe weer weg
    daar word sonder verlof op ons grond gejag
    ons depot in Maydon Wharf se kameras wys dat iemand elke nag teen tweeuur die hek uit sy spoor lig, tien minute tussen die pakkies en dieseltenks rondloop en weer gaan, tot nou toe sonder om iets te vat
    mense van die woonstelle langsaan gebruik ons spreekkamer se agtertrap as pad bus toe, hulle stap verby pasiënte, probeer die deure en een oggend kry die personeel 'n man wat in die kombuis koffie drink
    'n oudwag wat nooit sy sleutels teruggegee het nie is met maandeinde in ons kontantkamer gekry, hy het net daar gestaan en gesê hy kom groet
    as die krag af is, is die elektriese heining dood en die bure se kinders klim oor om op die kopertolle en die krane te speel, ons het vir die ouers en die polisie gesê
    huurders kla dat vreemde mense snags in die gange op en af loop, deurknoppe probeer en in die hysbak ry, die opsigter het een gekeer wat sê hy soek sy foon
    // isiZulu
    abantu bagibela uthango lwethu benqamulela
    abantu abangaziwa bangena egcekeni lesikole ngokuthanda kwabo
    kukhona obesengadini izolo ebusuku, akuthathwanga lutho
    BANGENA NGAPHANDLE KWEMVUME
    banqamula efemini uma beya erenki
    indoda ingene nje enkulisa akekho oyivimbile
    izingane zendawo zibhukuda echibini lethu ebusuku
    sithole umuntu elele estoreroom sesonto
    umfana weqe udonga lwecomplex wagijima wadlula
    amakhasimende angena ngemuva kwekhawunta lapho kungena abasebenzi kuphela
    abantu abangaziwa bahamba nezinja epulazini lethu
    abantu bangaphandle bayabhraya ophahleni lwamafulethi ethu
    obesebenza la ungene ngekhadi lakhe elidala
    kunomuntu obesophahleni, wabuka wahamba
    kunembobo othangweni abantu abadlula kuyo ngasewerhawuzi
    ngesaba ngoba noma ngubani angangena ngemuva emtholampilo
    basunduza isango lasesayithini bazulazule
    izingane zidlala phezu kwama-scaffolding sekushayisiwe
    sithole indoda izulazula esitezi sesithathu sehhovisi
    kungenzekani uma umuntu engena lapho udonga luphansi khona
    ikhamera ibonise indoda ihamba egcekeni ngo-3, ayithathanga lutho
    abadobi badlula endaweni yethu yangasese
    abantu benza ibala legalaji indlela
    abathengisi bangena ecomplex bangqongqoze eminyango
    umuntu ongaziwa ubemi ekhishini lami, wabaleka ngimemeza
    kukhona ohambe wonke amapasishi amafulethi waphuma
    izithuthuthu zidlula egcekeni lethu sengathi umgwaqo womphakathi
    abafana badlala ibhola egcekeni lethu lokulayisha ngamaSonto
    abebi lutho abaphuli lutho, bangena nje lapho kungavunyelwe
    kunezinyawo egcekeni njalo ekuseni kodwa akukho okulahlekile
    bayeqa uthango abantu abasuka ethaveni bezochama egcekeni lami
    abantu bangaphandle bangena esikoleni ngebreak
    umuntu odakiwe utholakale edomethri yamantombazane
    umakhelwane ungenisa izimbuzi zakhe emhlabeni wethu
    kungena wonke umuntu ewekshophu engabuzanga
    kukhona ogibele wangena
    kungene umuntu nje akekho omaziyo
    bekunendoda egcekeni
    badlula endaweni yethu
    bekunomuntu endlini kodwa akathathanga lutho
    abantu badlula kunogada sengathi akekho
    weqe udonga wabuka amakhamera wabuyela emuva
    izingane zingena ngaphansi kwesango zilande ibhola, manje umgwaqo wonke wenza njalo
    owesifazane ongaziwa ubehleli neziguli ewodini lapho kungena abasebenzi kuphela
    siyifemu yamakhemikhali eMerebank, abasebenzi bakamakhelwane badlula egcekeni lethu njalo uma kushintsha ishifti bebhema phakathi kwamathange, unogada uyabavayizela
    ngeSonto ebusuku ikhale i-alarm ehhovisi lethu eHillcrest, amakhamera akhombisa indoda ihamba ngethoshi edeskini nedeski ingavuli lutho yaphuma
    bekukhona umuntu esilingini
    abantu abangahlali la babhukuda babhraye basebenzise ijimu yecomplex yethu
    abangani babaqashi bangena ngomnyango wezimo eziphuthumayo bengasayinanga
    indoda enokhiye womnikazi wakuqala iyazingenela ihlale elawunji
    kunezinyathelo ngasestoreroom sekhopha, akukho okulahlekile
    sithole abafana ababili egumbini lokushintsha lomama bathi balahlekile
    kunomuntu odlula ngenqola yembongolo engadini yezithelo
    beqa iketango bayohlala phezu kwedamu
    isango lihlala livulekile uma kucime ugesi kungene noma ngubani
    kutholakale indoda ngemuva kwe-altari
    umkami uphume eshaweni wabona umfana emi epasishi, wabaleka engaphethe lutho, isango belikhiyiwe
    abadobi behla ngejethi yethu echwebeni
    isivakashi sifike lapho kuhlinzwa khona singenalo ikhadi
    bangene emhlabeni wami bengacelanga bakala
    balandele umhlanzi bangena egumbini lamakhompyutha
    kunezinyawo phezu kophahla ezisuka odongeni lukamakhelwane, akukho okuphukile
    owayengumqashi usebenzise ithegi yakhe ngoLwesihlanu ebusuku waba sebheyisimenti ihora wahamba
    amakhamera edepho yethu eMaydon Wharf akhombisa ukuthi njalo ngo-2 ebusuku kukhona ophakamisa isango, ahambe phakathi kwamaphasela namathange kadizili imizuzu eyishumi bese ehamba engathathanga lutho
    abantu basemafulethini badlula ngezitebhisi zethu ezingemuva beya ebhasini, badlule ezigulini bazame iminyango, ngelinye ilanga abasebenzi bathole indoda iphuza ikhofi ekhishini
    owayengunogada ongabuyisanga okhiye utholakale egumbini likakheshi ekupheleni kwenyanga emi nje, wathi uzobingelela
    uma ugesi ungekho uthango aluchofi, izingane zikamakhelwane ziyeqa zidlale phezu kwekhopha namakreni, sesitshele abazali namaphoyisa
    abaqashi bakhononda ngabantu abangaziwa abehla benyuka emapasishi ebusuku bezama izibambo zeminyango, omunye uthe ufuna ifoni yakhe elahlekile
    // Mixed
    abantu beqa i-fence yethu to take a short cut
    someone was in the yard ebusuku, nothing taken
    strangers bangena esikoleni any time
    hulle climb oor die wall and walk through
    kids babhukuda in our pool at night
    ex worker ungene nge-old card yakhe
    people use our yard as a kortpad taxi toe
    indoda ingene e-crèche and nobody stopped it
    i-camera ibone a man walking egcekeni at 3am
    vreemdes loop in by the clinic soos hulle wil
    bangena ngembobo in the fence, abathathi lutho
    private property kodwa bayadlula nje every day
    somebody climbed in ngasemuva, akathathanga lutho
    there was indoda in the yard, the cameras saw it
    hulle loop net deur past the guard
    abantu badlula through our place to the taxi
    iemand was in the house maar niks weg, ngiyesaba
    kids bangena under the gate to fetch a ball
    a man ungene in the ward with the patients, nobody asked
  `,
  'walking-out': `
    my dad has dementia and walks out of the gate at night
    residents with alzheimers wander off from the frail care
    patient left the ward in his gown and nobody noticed
    GRANNY IS GONE AGAIN
    an old lady was found at the petrol station in her nightie
    confused residents go out with the visitors
    scared my mother will walk into the road, she forgets where she is
    psychiatric patients abscond from the hospital
    our autistic grown son opens the door and runs away
    he left the old age home and was found in the sugar cane next day
    my husband had a stroke and strays when I sleep
    want an alarm when mom leaves her flat
    the clinic loses patients who walk out before they are seen, some are very confused
    gogo wanders in the street looking for her late husband
    what if she goes out when the helper is in the kitchen
    one of our residents slipped through the kitchen door with the delivery man
    elderly man wandered from the church hall
    they leave the home unnoticed
    disabled young man keeps escaping from the workshop for the handicapped
    she climbs out of bed at 2 and unlocks the front door
    mental patient left the facility, we found out at supper
    dementia ward needs doors that stay shut but open in a fire
    he thinks he must go to work at the factory he retired from and walks off
    frail father left the house and got lost at the taxi rank
    resident found sitting in a shop in town, staff had not counted
    patients on drips go down to the parking and dont come back
    down syndrome girl walks away from the centre when the gate is open
    wanderers at our care home on a farm, big grounds and a river
    my aunt with memory problems went out with slippers and was missing 5 hours
    no wander system at the moment, three went missing this year
    rehab clients sneak out over the weekend
    the old people walk out of the complex when the boom lifts for a car
    grandpa roams at night and forgets the way home
    she isnt being taken, she goes by herself and does not know the way back
    walkd out of the hospital and nobody saw him
    fear of losing a resident again, last time we found her too late
    old man left hotel while on holiday with us, he has alzheimer
    he wanders into other peoples rooms and out of the building
    we run a home for people with brain injuries and they go missing
    gate alarm for a dementia sufferer
    elderly patient discharged himself and was seen on the highway
    my mother in law keeps leaving the house
    a resident followed the cleaner out of the lift and into the street
    post op patient confused, left theatre recovery, found at the office next door
    need a bracelet that warns if dad leaves the yard
    a stroke patient walked past the guard of the step-down facility while he looked at his phone
    he is gone, he just walked off
    she went out and did not come back, she is 84
    mom gets out
    he forgets and goes
    patients walk out of the gate in pyjamas while the guard is on his phone
    my husband does not know our street any more and leaves the house at night
    a resident got on a bus to a town where she lived as a girl
    she follows the staff out at shift change
    he takes the keys and opens the gate himself, with his mind he cannot be outside
    our frail care centre in Pinetown had three residents outside in one month, one was brought back by police, one by a taxi and one we found asleep at the neighbours' gate after five hours
    my mother in Malvern is 79 and has alzheimers, last wednesday during load shedding the gate motor was on manual and she walked four kilometres in her slippers to look for her children
    he left the ward with the drip still in his arm
    dad keeps wandering, the cameras only show it afterwards
    old folks going missing at month end when visitors come and go
    our boy is 22 but has the mind of a small child and runs to the highway
    how can we keep her from going out at 3 in the morning without locking her up like a prisoner
    grandmother found sitting on the rocks at the beach, far from home
    a confused patient stepped out of the ambulance bay and nobody saw where she went
    scared that he will drown, he goes down to the river when he is confused
    the psychiatric ward has a fence he can climb and he went home to Ulundi
    she thinks she must fetch parcels from a shop that closed in 1990
    gogo is out of the house again
    he was in the lounge at four and at five nobody could find him, the police helicopter found him in the bush behind the hospice next morning, cold and scratched but alive
    retired pilot with dementia in our estate, the boom guards let him out because he looks smart
    resident absconded
    step-down clinic, people with head injuries get up and go
    one with memory loss slipped away from a day outing at the aquarium
    my wife watched tv, I was in the bath, and then the front door stood open and her shoes were still here, she has early dementia
    he gets restless when the sun goes down and looks for the way out
    the patient with an infection on the brain was confused, pulled out his lines and walked out past reception at R K Khan in the middle of visiting hour
    old man strayed from the temple function
    she was picked up at the truck stop, she didn't know her name
    we need to know at once when a resident passes the door
    our autistic daughter loves keys and trains and has twice been found at the station alone
    the last one who walked off was found dead, never again
    my wife is 66 with early dementia, on sunday she took the car keys and the phone of our neighbours' child from the table, opened the gate and was found by police in Stanger at night, sitting at a diesel pump
    at our home for the aged in Westville the staff let out a visitor at shift change and a resident went with him, the cameras show him go past the guard, and we only counted at supper
    patients in the step-down ward get up at night when the power cut switches off the magnet on the door, two walked to the gate this month end and one got as far as the freeway
    one of my tenants has a mother who does not know where she is, she wanders in the passages, knocks on doors, gives her cash away and on tuesday she walked out behind a man with parcels
    our son is thirty and severely autistic, he slips out when someone leaves the gate open, neighbours brought him back twice and once a guard held him for a thief
    // Afrikaans
    my pa het demensie en loop in die nag by die hek uit
    inwoners met alzheimers dwaal weg uit die sorgeenheid
    'n pasiënt het in sy nagklere uit die saal geloop en niemand het gesien nie
    OUMA IS WEER WEG
    'n ou tannie is in haar nagrok by die vulstasie gekry
    verwarde inwoners loop saam met die besoekers uit
    ek is bang my ma loop in die pad in, sy vergeet waar sy is
    psigiatriese pasiënte dros uit die hospitaal
    ons outistiese seun maak die deur oop en hardloop weg
    hy't uit die ouetehuis geloop en is eers volgende dag in die riet gekry
    my man het beroerte gehad en dwaal as ek slaap
    ons soek 'n alarm as ma haar woonstel verlaat
    wat as sy uitgaan terwyl die hulp in die kombuis is
    een van ons inwoners het saam met die afleweringsman by die kombuisdeur uitgeglip
    bejaarde man het by die kerksaal weggedwaal
    sy klim tweeuur uit die bed en sluit die voordeur oop
    demensie afdeling se deure moet toebly maar oopgaan by 'n brand
    hy dink hy moet werk toe by die fabriek waar hy afgetree het en loop weg
    inwoner in 'n winkel in die dorp gekry, die personeel het nie getel nie
    dwaal rond en vergeet die pad huis toe
    my tannie met geheueprobleme was vyf uur lank weg
    dis nie dat iemand haar vat nie, sy loop self en weet nie hoe om terug te kom nie
    drie bejaardes het vanjaar ongesiens uitgeloop
    die oumense loop by die kompleks uit as die valhek vir 'n kar oopgaan
    oupa loop snags
    hy dwaal in ander se kamers in en uit by die gebou
    bang ons verloor weer 'n inwoner
    'n armband wat waarsku as pa uit die erf gaan
    'n pasiënt is verby die wag pad toe sonder dat iemand sien
    tehuis op 'n plaas met 'n rivier en mense wat wegdwaal
    hy is weg, hy het net weggeloop
    sy het uitgegaan en nie teruggekom nie, sy is 84
    ma kom uit
    hy vergeet en dan loop hy
    pasiënte stap in hulle nagklere by die hek uit terwyl die wag op sy foon is
    my man ken nie meer ons straat nie en gaan in die nag uit
    'n inwoner het op 'n bus geklim na die dorp waar sy as kind gebly het
    sy loop saam met die personeel uit as die skof ruil
    hy vat die sleutels en maak self die hek oop, met sy kop kan hy nie buite wees nie
    ons sorgsentrum in Pinetown het in een maand drie inwoners buite gehad, een is deur die polisie teruggebring, een met 'n taxi en een het ons by die bure se hek gekry
    my ma in Malvern is 79 met alzheimers, verlede Woensdag was die krag af en die hek los en toe loop sy vier kilometer in haar pantoffels om haar kinders te soek
    hy het die saal verlaat met die drup nog in sy arm
    pa dwaal gedurig en die kameras wys dit eers agterna
    ons seun is 22 maar soos 'n klein kind en hardloop na die snelweg
    hoe keer ons dat sy drie-uur die oggend uitgaan sonder om haar toe te sluit
    ouma is op die strand se rotse gekry, ver van die huis af
    'n deurmekaar pasiënt het by die ambulansingang uitgestap en niemand weet waarheen nie
    ek is bang hy verdrink, hy gaan rivier toe as hy deurmekaar is
    die psigiatriese saal se heining is laag en hy is daaroor huis toe
    sy dink sy moet pakkies gaan haal by 'n winkel wat lankal toe is
    hy was vieruur in die sitkamer en vyfuur kon niemand hom kry nie, hulle kry hom eers die volgende oggend in die bos agter die hospies
    afgetrede vlieënier met demensie, die wagte by die valhek laat hom uit want hy lyk netjies
    'n inwoner het gedros
    een met geheueverlies het op 'n uitstappie by die akwarium weggeraak
    die voordeur het oopgestaan en my vrou was weg, sy het vroeë demensie
    hy word onrustig as die son sak en soek die pad uit
    'n ou oom het by die tempel se funksie weggeloop
    sy is by die stilhouplek opgetel en het nie haar naam geweet nie
    ons wil dadelik weet wanneer 'n bejaarde by die deur uitgaan
    die laaste een wat weggeloop het is dood gekry, nooit weer nie
    my vrou is 66 met vroeë demensie, Sondag het sy die karsleutels en 'n foon van die tafel gevat, die hek oopgemaak en die polisie kry haar in die nag op Stanger waar sy by 'n dieselpomp sit
    by ons ouetehuis in Westville laat die personeel met die skofruil 'n besoeker uit en 'n inwoner loop saam, die kameras wys hoe hy verby die wag gaan en ons het eers met aandete getel
    pasiënte in die saal staan in die nag op as die kragonderbreking die deur se magneet afskakel, twee het hierdie maandeinde tot by die hek geloop en een tot op die snelweg
    een van my huurders se ma weet nie waar sy is nie, sy dwaal in die gange, klop aan deure, gee haar kontant weg en Dinsdag is sy agter 'n man met pakkies aan by die gebou uit
    ons seun is dertig en erg outisties, hy glip uit as iemand die hek ooplos, die bure het hom twee keer teruggebring en een keer het 'n wag gedink hy is 'n dief
    // isiZulu
    ubaba unedementia uphuma ngesango ebusuku
    abantu abadala abakhohlwayo baphuma ekhaya labadala bangabonwa
    isiguli siphume ewodini sigqoke izingubo zokulala akekho osibonile
    UGOGO USEPHUMILE FUTHI
    isalukazi sitholakale egalaji sigqoke inayti
    abadala abadidekile baphuma nezivakashi
    ngesaba ukuthi umama uzongena emgwaqweni, uyakhohlwa ukuthi ukuphi
    iziguli zengqondo ziyabaleka esibhedlela
    indodana yethu enautism ivula umnyango ibaleke
    uphume ekhaya labadala watholakala emobeni ngakusasa
    umyeni wami washaywa istroke, uyazulazula uma ngilele
    sifuna i-alarm uma umama ephuma efulethini
    ugogo uzula emgwaqweni efuna umkhulu ongasekho
    kungenzekani uma ephuma umsizi esekhishini
    omunye wabadala uphume ngomnyango wekhishi nomuntu oletha impahla
    ikhehla liduke eholo lesonto
    uvuka ngo-2 avule umnyango ophambili
    bayaphuma singaboni
    ucabanga ukuthi kumele aye efemini abekade esebenza kuyo ahambe
    utholakale ehlezi esitolo edolobheni, abasebenzi bebengababalanga
    umkhulu uyahamba ebusuku akhohlwe indlela ebuyela ekhaya
    u-anti okhohlwayo ubelahlekile amahora amahlanu
    akathathwa muntu, uyaziphumela bese engayazi indlela ebuyayo
    abathathu baphume kulo nyaka singazi
    abadala baphuma ecomplex uma kuvulelwa imoto
    ungena emakamelweni abanye aphume esakhiweni
    sesaba ukulahlekelwa omunye umhlali
    sidinga ibhande lesihlakala elisixwayisayo uma ubaba ephuma egcekeni
    isiguli sidlule kunogada saya emgwaqweni singabonwanga
    ikhaya lethu lisepulazini kunomfula, abadala bayaduka
    iziguli zehla nama-drip ziye epakini zingabuyi
    umamezala uhlala ephuma endlini
    isiguli esididekile siphume sitholakale ehhovisi eliseduze
    umuntu onenkinga yengqondo uphume esikhungweni sabona sekudliwa
    intombazane ekhubazekile ihamba uma isango livuliwe
    akekho, uzihambele nje
    uphumile akabuyanga, uneminyaka engu-84
    umama uyaphuma
    uyakhohlwa bese ehamba
    iziguli ziphuma ngesango ngezingubo zokulala unogada esocingweni
    umyeni wami akasawazi umgwaqo wethu futhi uphuma ebusuku
    omunye wabadala ugibele ibhasi waya lapho akhulela khona
    uphuma nabasebenzi uma kushintsha ishifti
    uthatha okhiye avule isango ngokwakhe kodwa ingqondo yakhe ayisamvumeli ukuba phandle
    ikhaya lethu labadala ePinetown lithole abathathu ngaphandle ngenyanga eyodwa, omunye wabuyiswa ngamaphoyisa, omunye ngetekisi, omunye sathola elele esangweni likamakhelwane
    umama eMalvern uneminyaka engu-79 une-alzheimers, ngoLwesithathu kucime ugesi isango livulekile wahamba amakhilomitha amane ngezicathulo zendlu efuna izingane zakhe
    ushiye iwodi nedriphu isesengalweni
    ubaba uhlale ezula, amakhamera akukhombisa sekwenzekile
    indodana yethu ineminyaka engu-22 kodwa icabanga njengengane encane ibalekela emgwaqweni omkhulu
    simvimba kanjani ukuthi angaphumi ngo-3 ekuseni ngaphandle kokumvalela
    ugogo utholakale ehlezi ematsheni asolwandle kude nasekhaya
    isiguli esididekile siphume lapho kungena khona ama-ambulense akaziwa ukuthi siyephi
    ngesaba ukuthi uzominza, uya emfuleni uma edidekile
    uthango lwewodi labagula ngengqondo luphansi waleqa wagoduka
    ucabanga ukuthi uyolanda amaphasela esitolo esavalwa kudala
    ubehleli elawunji ngo-4, ngo-5 sengathi ugwinywe umhlaba, utholakale ekuseni ehlathini
    onogada basebhuzini bayamyeka aphume ngoba ubukeka kahle kodwa une-dementia
    okhohlwayo uduke sivakashele e-aquarium
    umnyango ubuvulekile umkami engasekho, usanda kuqala ukukhohlwa
    ilanga uma lishona akasahlaliseki ufuna ukuphuma
    umkhulu uduke emcimbini wasethempelini
    sifuna ukwazi ngaso leso sikhathi uma omdala ephuma ngomnyango
    owagcina ukuphuma watholakala eseshonile
    umkami uneminyaka engu-66 une-dementia, ngeSonto uthathe okhiye bemoto nefoni etafuleni wavula isango, amaphoyisa amthole ebusuku KwaDukuza ehlezi ephampini likadizili
    ekhaya lethu labadala eWestville abasebenzi bavulele isivakashi kushintsha ishifti omdala wahamba naso, amakhamera amkhombisa edlula kunogada, sabala sekudliwa
    iziguli ziyavuka ebusuku uma ukucima kukagesi kukhulula umnyango, ezimbili zihambe zafika esangweni ngokuphela kwenyanga, enye yafika emgwaqweni omkhulu
    omunye wabaqashi bami unomama ongasazi ukuthi ukuphi, uzula emapasishi, apha abantu ukheshi, ngoLwesibili uphume ngemuva kwendoda enamaphasela
    indodana yethu ineminyaka engu-30 ine-autism, iyaphuma uma kukhona oshiye isango livulekile, omakhelwane bayibuyisa kabili, unogada wayibamba ethi yisela
    // Mixed
    ugogo has dementia, uphuma ebusuku nobody sees her
    patients baphuma e-ward without telling anyone
    my pa het dementia and he walks uit by die gate
    umkhulu got lost again, utholakale e-rank
    old people baphuma nama-visitors
    ngiyesaba my mom will walk into the road
    ouma dwaal at night en vergeet where she lives
    our autistic child uvula i-gate and runs
    resident uphume ngekhishi, found in town
    the psychiatric patient ubalekile from the clinic
    we need an alarm uma umama ephuma
    bejaardes walk out as die boom oopgaan
    he just walked off, ubaba akasazi lutho
    umama uyaphuma when kucime ugesi and the gate is open
    hy loop weg and forgets njalo where he lives
    patients baphuma in pyjamas past the guard
    my ma is 84, uphumile and the police brought her back
    ouma vat the keys and goes out ebusuku
    one resident ugibele i-bus, dementia
  `,
  fire: `
    afraid of a gas explosion in the kitchen of the restaurant
    the wiring in our old building sparks
    veld fire came up to the fence of the farm
    FIRE IN THE STORE ROOM
    generator caught fire during load shedding
    smoke in the server room and no detector
    the chip fryer at the takeaway went up in flames
    need smoke detectors for the hostel where learners cook on hotplates
    geyser burst and burned the ceiling
    a heater fell over in the crèche
    candle set the curtain of the flat on fire
    dust in our carpentry workshop can catch fire
    lithium battery of the inverter started burning in the garage
    chemical store could go up
    kitchen fire at the tavern last month
    scared of fire because we keep paper and boxes up to the roof of the warehouse
    wild fire from the sugar cane
    shack fire next to our factory spread to us
    a DB board burned out at the clinic
    welding sparks set the rubbish on the building site alight
    paraffin stove exploded in the workers room
    my salon burned down through a hair iron left on
    inspector says we have no fire alarm in the hotel
    lightning hit the thatched roof and it burnt
    electrical short and the shop was full of smoke
    gas leak smell at the back of the bakery
    what if there is a fire at night with sixty old people upstairs
    forklift charger overheated and melted
    tumble dryer caught fire in the laundry of the hospital
    bush burning behind the complex and sparks fly on the roofs
    the neighbour burns his rubbish and our hedge caught fire
    petrol fumes at the filling station, worried about a fire
    no fire extinguishers in the church
    a pot was left on the stove, whole kitchen black
    bakkie engine on fire in the workshop
    fyre in the ceiling
    extension cords everywhere in the office, it will burn one day
    our hall burned down, fire brigade says faulty plug
    nobody lit it, the transformer just blew and burned
    cigarette in a dustbin started a small blaze at school
    solar panels on the roof burned
    smoke alarm keeps going and no one knows why
    cold room compressor burning smell
    fireworks on new year landed on our thatch
    fire damage twice in a year at the tyre depot from hot work
    we want to be warned of fire early, cotton bales burn fast
    it burned
    there was a fire
    something smells burnt in the shop
    fire at night and nobody noticed
    flames came out of the plug
    the children got out in time, the crèche is black
    our cameras burned out when the board blew
    after the power cut the fridge motor took fire
    the diesel generator got too hot, flames up to the roof
    we bake bread in Phoenix and last month the oven flue went red, lit the ceiling boards and the whole bakery was full of smoke before one of the staff saw it
    the tenants cook with gas bottles on the balconies of our block in Albert Park and after two small fires this year the insurance wants alarms on every floor
    sparks from the grinder fell in the parcels
    can cameras see smoke early
    ladies at the clothing factory smell smoke and the doors are chained
    worried about the inverter batteries in the passage of the clinic, patients could not get out
    a lamp fell over in the temple
    phones were charging on a mattress and it started to burn
    keys for the fire door are lost, we would be trapped
    candles and curtains, my guest house nearly went
    our tyre heap started smoking by itself
    bush fire next to the estate in Kloof, wind blows to us
    the neighbours' braai lit our thatched lapa
    month end stock was stacked against the heater and caught alight
    the fire brigade came after forty minutes, by then half of the cold store in Maydon Wharf with all that foam in the walls had gone up
    oil on the stove
    the roof of the panel shop burned when the paint thinners went up
    short circuit in the ceiling of the library at night, smoke everywhere by morning
    fire detectors are dead and we've got eighty beds
    scared of the old wires behind the stage
    we nearly lost the chicken houses because a heat lamp dropped into the straw at two in the morning and the guard was at the other end
    electric blanket burned my mother's bed
    smoke in the lift shaft
    a candle when the lights were off, curtains, then everything
    the sawmill catches fire every winter from hot bearings
    gas bottle hissing in the kitchen of the prawn restaurant, everyone ran
    the motor of the cold room in our butchery in Isipingo burned out at night after the power came back, the alarm did not ring, and in the morning the guard at the gate told us he had smelled smoke since two
    a heater under the desk set our accountant's office in Umhlanga Ridge on fire over month end, the cameras melted, the keys, the files and the phones are gone and the neighbours below got all the water
    in the ward for small children at the hospital a ventilator caught fire, staff carried patients down the stairs because the smoke doors were propped open with parcels
    our diesel tank at the brick yard was filled while a welder worked four metres away, flames ran along the ground to the shed and burned two men on their legs
    one of the tenants charges ten scooter batteries for the delivery riders in the passage, on saturday one exploded, and the whole block in Albert Park had to get out through the smoke in the dark
    the ironing machine was left on when the staff went home
    the fryers at our fish and chips place in Bluff flamed up on friday with a shop full of customers, nobody knew where the extinguisher was and a child got burned on the arm
    a tree fell on the power lines, the sparks lit the roof of our temple hall
    police and fire brigade closed our club because two hundred customers have one door to escape through
    // Afrikaans
    bang vir 'n gasontploffing in die restaurant se kombuis
    die bedrading in ons ou gebou vonk
    veldbrand het tot by die plaas se heining gekom
    BRAND IN DIE STOORKAMER
    kragopwekker het aan die brand geslaan met beurtkrag
    rook in die bedienerkamer en geen verklikker nie
    die braaipan by die wegneemete het vlam gevat
    ons soek rookverklikkers vir die koshuis
    die geiser het gebars en die plafon het gebrand
    verwarmer het omgeval in die crèche
    kers het die woonstel se gordyn laat brand
    saagsels in die werkswinkel kan vlamvat
    die omskakelaar se battery het begin brand in die garage
    kombuisbrand by die taverne verlede maand
    ek is bang vir brand want die bokse in die pakhuis staan tot teen die dak
    brand uit die suikerriet
    die verdeelbord by die kliniek het uitgebrand
    sweisvonke het die rommel op die bouperseel aan die brand laat slaan
    paraffienstoof het ontplof in die werkers se kamer
    my salon het afgebrand want 'n haaryster was aan
    inspekteur sê daar's nie 'n brandalarm in die hotel nie
    weerlig het die grasdak getref en dit het afgebrand
    kortsluiting en die winkel was vol rook
    gasreuk agter die bakkery
    wat as daar in die nag 'n brand is met sestig oumense bo
    die tuimeldroër het vlam gevat in die hospitaal se wassery
    geen brandblussers in die kerk nie
    die pot is op die stoof vergeet, hele kombuis swart
    niemand het dit aangesteek nie, die transformator het net gebrand
    ons saal het afgebrand weens 'n stukkende prop
    dit het gebrand
    daar was 'n brand
    iets ruik verbrand in die winkel
    vlamme het uit die prop gekom
    'n brand in die nag en niemand het dit gesien nie
    die kinders is betyds uit, die crèche is swart
    ons kameras het uitgebrand toe die bord blaas
    na die kragonderbreking slaan die yskas se motor aan die brand
    die dieselopwekker het te warm geword, die vlamme was tot by die dak
    ons bak brood in Phoenix en verlede maand het die oond se skoorsteen rooi geword, die plafon aan die brand laat slaan en die hele bakkery was vol rook voor iemand van die personeel dit sien
    die huurders kook met gasbottels op die balkonne van ons blok en ná twee klein brande vanjaar wil die versekering op elke vloer alarms hê
    slypvonke het in die pakkies geval
    kan kameras rook vroeg sien
    die vroue by die klerefabriek ruik rook en die deure is met kettings toe
    bekommerd oor die batterye in die kliniek se gang, die pasiënte sal nie kan uitkom nie
    'n lamp het in die tempel omgeval en die mat brand
    fone het op 'n matras gelaai en dit het begin brand
    die nooddeur se sleutels is weg, ons sal vasgekeer wees
    ons hoop bande het vanself begin rook
    bosbrand langs die landgoed in Kloof en die wind waai na ons toe
    die bure se braai het ons grasdaklapa laat vlamvat
    die brandweer het eers na veertig minute gekom, toe is die helfte van die koelstoor al weg
    olie op die stoof
    die paneelklopper se dak het gebrand toe die verfverdunner ontvlam
    die brandverklikkers is dood en ons het tagtig beddens
    ons het amper die hoenderhokke verloor want 'n hittelamp het tweeuur die oggend in die strooi geval
    my ma se bed is deur die elektriese kombers verbrand
    rook in die hysbakskag
    die ligte was af, 'n kers, die gordyne, toe alles
    die saagmeule vat elke winter vlam van warm laers
    die koelkamer se motor in ons slaghuis in Isipingo het in die nag uitgebrand toe die krag terugkom, die alarm het nie gelui nie en die oggend sê die wag by die hek hy ruik al van tweeuur af rook
    'n verwarmer onder die lessenaar het oor maandeinde ons rekenmeester se kantoor laat brand, die kameras het gesmelt, die sleutels, lêers en fone is weg en die bure onder het al die water gekry
    in die kindersaal by die hospitaal het 'n masjien vlam gevat, die personeel het pasiënte by die trap afgedra want die rookdeure was met pakkies oopgehou
    ons dieseltenk by die steenmakery is volgemaak terwyl 'n man vier meter verder sweis, die vlamme het langs die grond tot by die skuur gehardloop
    een van die huurders laai tien ponie-batterye vir die afleweringsmense in die gang, Saterdag het een ontplof en die hele blok moes in die donker deur die rook uit
    die strykmasjien is aangelos toe die personeel huis toe is
    die braaipanne by ons visplek het Vrydag met 'n winkel vol kliënte vlam gevat, niemand het geweet waar die blusser is nie en 'n kind se arm is verbrand
    die polisie en brandweer het ons klub toegemaak want tweehonderd mense het net een deur om by uit te kom
    // isiZulu
    ngesaba ukuqhuma kwegesi ekhishini lerestoranti
    izintambo zikagesi esakhiweni esidala ziyaqhwasha
    umlilo wequbula ufike othangweni lwepulazi
    KUNOMLILO ESTOREROOM
    ijeneretha ibambe umlilo ngesikhathi kucishwe ugesi
    kunentuthu ekamelweni lamaseva akunadetector
    ipani lamafutha e-takeaway libambe umlilo
    sifuna ama-smoke detector ehostela lapho abafundi bepheka khona
    igiza iqhumile kwasha usilingi
    ihitha iwe enkulisa
    ikhandlela lishise ikhethini efulethini
    uthuli lwasewekshophu yamapulangwe lungabamba umlilo
    ibhethri le-inverter liqale ukusha egalaji
    kushe ikhishi ethaveni ngenyanga edlule
    ngesaba umlilo ngoba amabhokisi ewerhawuzi agcwele kuze kube sophahleni
    umlilo ovela emobeni
    imijondolo eduze kwefemini ishile umlilo weqela kithi
    ibhokisi likagesi emtholampilo lishile
    izinhlansi ze-welding zishise udoti esayithini
    isitofu sikaparafini siqhumile egumbini labasebenzi
    isaluni yami ishile ngoba i-ayina yezinwele ishiywe ikhanya
    umhloli uthi asinayo i-fire alarm ehotela
    izulu lishaye uphahla lotshani kwasha
    kuqhume ugesi isitolo sagcwala intuthu
    kunuka igesi ngemuva kwebhikawozi
    kungenzekani uma kunomlilo ebusuku kunabadala abangu-60 phezulu
    umshini wokomisa ushile elondolo yasesibhedlela
    azikho izicimamlilo esontweni
    ibhodwe likhohlwe esitofini ikhishi lonke lishile
    akekho oshisile, ugesi nje oqhumile
    iholo lethu lishile ngenxa yeplaki elonakele
    uphethiloli uyanuka egalaji sesaba umlilo
    ugwayi ophonswe emgqonyeni uqale umlilo esikoleni
    umakhelwane ushisa udoti, uthango lwethu lwabamba umlilo
    kwasha ihhovisi, abecimi-mlilo bathi yi-extension
    kushile
    bekunomlilo
    kunuka into eshayo esitolo
    kuphume amalangabi epulakini
    kushe ebusuku akekho obonile
    izingane ziphume ngesikhathi, inkulisa imnyama
    amakhamera ethu ashile ngesikhathi kuqhuma ibhodi
    ngemuva kokubuya kukagesi ifriji ibambe umlilo
    ijeneretha kadizili ishise kakhulu amalangabi afika ophahleni
    sibhaka isinkwa ePhoenix, ngenyanga edlule ushimula kahhavini wabomvu washisa usilingi ibhikawozi lagcwala intuthu abasebenzi bengakaboni
    abaqashi bapheka ngegesi kumabhalkhoni esakhiwo sethu, emva kwemililo emibili emincane umshwalense ufuna ama-alarm kuzo zonke izitezi
    izinhlansi zegrayinda ziwele emaphaseleni
    amakhamera angayibona yini intuthu kusenesikhathi
    abathungi bahogela intuthu iminyango iboshwe ngamaketango
    sikhathazekile ngamabhethri e-inverter epasishi lomtholampilo, iziguli angeke ziphume
    ilambu liwe ethempelini kwasha ukhaphethi
    amafoni abeshajwa phezu kukamatilasi waqala washa
    okhiye bomnyango wezimo eziphuthumayo balahlekile singavaleleka
    inqwaba yamathayi izithungele yona
    umlilo wehlathi eduze nathi eKloof umoya uza ngapha
    ibhrayi likamakhelwane lishise ilapa yethu yotshani
    abacimi-mlilo bafike sekuphele imizuzu engu-40 isigamu sekhefu sesishile
    kushe uphahla lwendawo yokulungisa izimoto kuqhuma ithina
    ama-detector awasebenzi kanti sinemibhede engu-80
    sesaba izintambo ezindala ngemuva kwestheji
    isibani esifudumezayo siwele otshanini kancane kushe izindlu zezinkukhu
    ingubo kagesi ishise umbhede kamama
    bekucishile sakhanyisa ikhandlela kwasha amakhethini kwasha konke
    imotha yefriji enkulu yasebhusha lethu e-Isipingo ishe ebusuku kubuya ugesi, i-alarm ayikhalanga, ekuseni unogada wasesangweni wathi ubehogela intuthu kusukela ngo-2
    ihitha ngaphansi kwedeski ishise ihhovisi lethu eMhlanga ekupheleni kwenyanga, amakhamera ancibilika, okhiye namafoni kuhambile, omakhelwane abangaphansi bangenwa amanzi
    ewodini lezingane esibhedlela umshini ubambe umlilo, abasebenzi bathwala iziguli behla ngezitebhisi ngoba iminyango yentuthu ibibanjwe ngamaphasela
    ithange likadizili enkundleni yezitini ligcwaliswe umuntu eshisela eduze, amalangabi agijima phansi aze ayofika eshede
    omunye wabaqashi ushaja amabhethri ezithuthuthu epasishi, ngoMgqibelo elinye laqhuma isakhiwo sonke kwafanele siphume entuthwini ebumnyameni
    umshini wokuayina ushiywe uvuliwe abasebenzi begoduka kwasha
    amapani esitolo sethu sezinhlanzi abhebhethekile ngoLwesihlanu kugcwele amakhasimende, akekho obazi isicimamlilo, ingane yasha ingalo
    // Mixed
    i-generator ibambe umlilo last night
    we need i-smoke alarm e-hostel
    ngiyesaba a gas explosion ekhishini
    veldbrand came close to the farm se hek
    wiring e-old building is sparking, kungasha
    ikhishi burned at the tavern, akunama-extinguisher
    the db board ishile at the clinic
    brand in die warehouse a.g.v. a faulty charger
    shack fire eduze kwethu, the smoke comes in
    my inverter battery het vlam gevat in the garage
    kunentuthu in the server room and no alarm
    stove left on, ikhishi lonke lasha
    kushile last night, the cameras burned too
    there was umlilo in the kitchen, patients got out
    iets brand in the db board, kunuka
    phones were charging, umatilasi washa
    die generator het te hot geword, kwasha
    smoke in the stock room ekupheleni kwenyanga, no alarm
    after load shedding ifriji caught fire
  `,
  vandalism: `
    they broke all the windows of the school
    graffiti on our walls every weekend
    VANDALS
    taps and toilets smashed in the church bathrooms, nothing stolen
    someone scratched all the cars in the parking with a key
    kids throw stones on the roof of the factory
    learners kick the doors and pull the basins off
    our signboard was sprayed with paint
    they slashed the tyres of the delivery vans
    drunk guys kicked in the salon door for fun
    the fence at the clinic gets cut and bent, they dont come in, just damage it
    gate motor smashed with a brick
    scared they will wreck the new playground of the crèche
    benches and lights in the complex broken
    urinals ripped from the wall at the taxi rank
    someone keeps throwing bottles at my shop window
    tombstones pushed over
    damage to the ATM screen, no money gone
    ex tenant wrecked the flat before leaving, holes in every wall
    they poured cement in the toilets at the building site
    crops trampled and irrigation pipes slashed on the farm
    people write swear words on the office door
    lifts in the building get damaged by youngsters
    eggs and paint thrown at our house
    cameras were smashed with sticks
    what if they vandalise the hall again when the school is on holiday
    petrol pump screens broken at night
    the hotel's glass doors were shattered with a rock
    tagging all over the warehouse shutters
    vandlism at our school toilets every day
    the bus shelter and the trees in front of the tavern were destroyed
    someone put sugar in the tank of the excavator and cut its hoses
    stone through the windscreen in our street
    malicious damage to property
    angry customer smashed the counter and a tv in the shop
    boys shot the street lights out with a catty
    they ripped the seats in the stadium and broke the taps, water ran all night
    solar lights knocked down, left lying there
    broken glass in the workshop again, nothing missing
    they damaged it just to hurt us, they took nothing at all
    wall of the mosque painted with insults
    my garden gnomes and pot plants kicked to pieces
    someone drives over our lawn and gate poles at night
    the community hall is being broken to pieces bit by bit
    windows shattered by pellet guns
    locker doors bent and mirrors broken in the change rooms
    they broke it
    somebody smashed the cameras
    they broke everything and took nothing
    he kicked my gate in and left
    kids threw stones at the windows of the clinic
    our letter boxes were torn off
    someone pulled the keypad off the gate for no reason
    neighbours boy shoots at my lamps with a pellet gun
    the guard hut was pushed over
    all eleven buses in our depot in KwaMashu had their mirrors broken off on friday night, not one thing was taken and the cameras were turned to the wall
    we have a print shop in Umgeni Road and each month end somebody sprays slogans on the shutter, cuts the banner and glues the lock full of superglue so that the staff cannot get in
    tenants pulled out basins and broke doors when they left
    a customer got cross and threw the till on the floor
    they scratched my wife's car with keys from front to back
    flower beds trampled and taps twisted off at the temple
    learners cut the computer cables for fun and wrote on the screens
    parcels lockers kicked in, parcels still there
    somebody drilled a hole in the diesel tank only to let it run out
    drunk patients broke the chairs and the glass at reception
    they keep breaking our intercom
    graves damaged, the angel has no head now
    the alarm siren ripped down and stamped on
    bored teenagers climb on the bowling green with bikes and cut it up
    they broke the pump, no copper gone, just hit it with a hammer
    at our nursery in Ballito someone comes at night, breaks the pots, pulls the seedlings out and leaves them lying in rows, this is now the sixth time since august
    swimming pool filled with paint
    whoever did it poured acid on the bonnet
    the screens in the betting shop are punched to bits by losers
    wheelie bins tipped, tap left running, the toilet blocked with bricks
    he took a bat to my tv, windows and furniture because the rent went up, I am the landlord and he is the tenant in the ground floor
    lights on the walkway shot out again
    ripped the goal nets and broke the stand
    my fishing boat had its hull cut open
    worried they'll wreck the new bus stop like the last one
    swastikas on the synagogue wall
    every month end when the team next door loses the tenants of the hostel come past our bakery in Lamontville, bend the gate, break the cameras with stones and throw the parcel crates into the road, they take nothing with them
    the guard found our diesel pump smashed on sunday, glass broken, hose cut in four, somebody even bent the keys in the locks, and there was no diesel missing and no copper either
    at the clinic in Umlazi patients or children have pulled the phones off the wall, broken the basins and written on every door, police say it is not worth a case
    somebody's neighbours do not like our trees, in the power cut on wednesday they sawed them all off, painted the alarm box black and poured cement in the gate motor
    a customer who lost his cash in our machines in Isipingo took a chair and smashed six screens and the glass door before the staff could stop him, then he sat down and waited for the police
    the playground at our school for disabled children in Reservoir Hills has been taken apart piece by piece by boys who swing on it at night, they break the seats, bend the poles and leave it all lying
    // Afrikaans
    hulle het al die skool se ruite gebreek
    graffiti op ons mure elke naweek
    VANDALE
    krane en toilette stukkend geslaan in die kerk se badkamers, niks gesteel nie
    iemand het al die karre in die parkering met 'n sleutel gekrap
    kinders gooi klippe op die fabriek se dak
    leerders skop die deure en ruk die wasbakke af
    ons uithangbord is met verf gespuit
    hulle het die afleweringswaens se bande gesny
    dronk ouens het die salon se deur ingeskop vir die pret
    die kliniek se heining word gebuig en gesny, hulle kom nie in nie
    hekmotor met 'n baksteen stukkend geslaan
    ek is bang hulle breek die crèche se nuwe speelgrond
    banke en ligte in die kompleks gebreek
    iemand gooi bottels na my winkelvenster
    grafstene omgestoot
    die ou huurder het die woonstel verniel voor hy weg is
    hulle't sement in die bouperseel se toilette gegooi
    besproeiingspype op die plaas stukkend gesny
    mense skryf vloekwoorde op die kantoor se deur
    eiers en verf teen ons huis gegooi
    wat as hulle weer die saal verniel in die vakansie
    die hotel se glasdeure met 'n klip gebreek
    kwaad kliënt het die toonbank en tv in die winkel stukkend geslaan
    vandalisme by die taverne se buitetoilette
    seuns skiet die straatligte met 'n kettie uit
    klip deur die voorruit in ons straat
    saakbeskadiging
    hulle het niks gevat nie, net verniel
    ruite stukkend in die werkswinkel en niks is weg nie
    hulle het dit gebreek
    iemand het die kameras stukkend geslaan
    hulle breek alles en vat niks
    hy skop my hek in en loop
    kinders gooi die kliniek se vensters met klippe
    ons posbusse is afgeruk
    iemand het sommer die hek se sleutelbord afgetrek
    die bure se seun skiet met 'n windbuks na my lampe
    die wag se hut is omgestoot
    al elf die busse in ons depot in KwaMashu se spieëls is Vrydagnag afgebreek, daar is niks gevat nie en die kameras was muur toe gedraai
    ons het 'n drukkery in Umgeniweg en elke maandeinde spuit iemand slagspreuke op die rolluik, sny die banier en gom die slot toe sodat die personeel nie kan inkom nie
    die huurders het wasbakke uitgetrek en deure gebreek toe hulle loop
    'n kwaai klant gooi die kasregister op die vloer
    my vrou se kar is met sleutels van voor tot agter gekrap
    blombeddings vertrap en krane afgedraai by die tempel
    leerders sny die rekenaarkabels vir die pret en skryf op die skerms
    pakkieskaste ingeskop, die pakkies is nog daar
    iemand het 'n gat in die dieseltenk geboor net sodat dit uitloop
    dronk pasiënte het die stoele en glas by ontvangs gebreek
    ons interkom word elke week gebreek
    grafte is beskadig, die engel het nie meer 'n kop nie
    die sirene van die alarm is afgeruk en plat getrap
    tieners ry met fietse die rolbalbaan stukkend
    hulle't die pomp met 'n hamer geslaan, geen koper is weg nie
    by ons kwekery in Ballito kom iemand in die nag, breek die potte en trek die saailinge uit, dis nou al die sesde keer sedert Augustus
    suur oor my kar se enjinkap gegooi
    die skerms in die dobbelwinkel word deur verloorders stukkend geslaan
    die ligte langs die paadjie is weer uitgeskiet
    my vissersboot is oopgesny
    die verhuurder se meubels en vensters is met 'n kolf stukkend geslaan omdat die huur opgaan
    elke maandeinde as hulle span verloor kom die hostel se huurders by ons bakkery in Lamontville verby, buig die hek, breek die kameras met klippe en gooi die kratte in die pad, hulle vat niks saam nie
    die wag kry Sondag ons dieselpomp stukkend geslaan, glas gebreek, slang in vier gesny, selfs die sleutels in die slotte krom gebuig, en daar is geen diesel of koper weg nie
    by die kliniek in Umlazi het pasiënte of kinders die fone van die muur geruk, die wasbakke gebreek en op elke deur geskryf, die polisie sê dis nie 'n saak werd nie
    iemand se bure hou nie van ons bome nie, Woensdag in die kragonderbreking het hulle almal afgesaag, die alarm swart geverf en sement in die hekmotor gegooi
    'n kliënt wat sy kontant in ons masjiene verloor het, vat 'n stoel en slaan ses skerms en die glasdeur stukkend voor die personeel hom kan keer, toe gaan sit hy en wag vir die polisie
    die speelgrond van ons skool vir gestremde kinders word stukkie vir stukkie afgebreek deur seuns wat snags daarop swaai, hulle breek die sitplekke en los alles net daar lê
    // isiZulu
    baphule wonke amafasitela esikole
    babhala ezindongeni zethu njalo ngempelasonto
    BACEKELA PHANSI IMPAHLA
    baphule ompompi namathoyilethi esontweni, akwebiwanga lutho
    kukhona oklwebhe izimoto zonke epakini ngokhiye
    izingane ziphonsa amatshe ophahleni lwefemini
    abafundi bakhahlela iminyango basiphula osinki
    uphawu lwesitolo lufafazwe ngopende
    basike amathayi ezimoto ezihambisa impahla
    abadakiwe bakhahlele umnyango wesaluni bezidlalela
    baphula uthango lomtholampilo kodwa abangeni
    imotha yesango bayiphule ngesitini
    ngesaba ukuthi bazophula inkundla yokudlala entsha yasenkulisa
    baphule amabhentshi nezibani ecomplex
    kukhona ophonsa amabhodlela efasiteleni lesitolo sami
    bawise amatshe asemathuneni
    umqashi ophumile ucekele phansi ifulethi
    bathele usimende emathoyilethi asesayithini
    basike amapayipi okunisela epulazini
    babhala inhlamba emnyango wehhovisi
    baphonse amaqanda nopende endlini yethu
    kungenzekani uma beyibhidliza futhi ihholo ngamaholide
    iminyango yengilazi yasehotela iphihlizwe ngetshe
    ikhasimende elithukuthele liphihlize ikhawunta ne-tv esitolo
    amathoyilethi angaphandle ethaveni bayawaphula
    abafana baphula izibani zomgwaqo nge-catty
    itshe liphule iwindi lemoto emgwaqweni wethu
    bamosha impahla yethu ngamabomu
    abathathanga lutho, baphule nje
    ewekshophu kuphuke amawindi kodwa akukho okulahlekile
    baphihliza amakhamera ngezinduku
    badabule izihlalo enkundleni baphula ompompi amanzi agobhoza
    udonga lwethu lugcwele igraffiti
    bafake ushukela ethangini likagandaganda
    esikoleni balokhu bephula osokhethi nezibani
    bayiphulile
    kukhona ophihlize amakhamera
    baphula konke bangathathi lutho
    ukhahlele isango lami wahamba
    izingane zijikijela amawindi omtholampilo
    amabhokisi ethu eposi akhumuliwe aphulwa
    kukhona odonse ikhiphedi yesango nje
    umfana kamakhelwane udubula izibani zami nge-pellet gun
    baphushe baxega indlwana kanogada
    amabhasi angu-11 edepho yethu KwaMashu aphulwe izibuko ngoLwesihlanu ebusuku, akuthathwanga lutho kanti amakhamera aphendulelwe odongeni
    siphrinta eMgeni Road, njalo ekupheleni kwenyanga kukhona ofafaza amagama kurola, asike ibhena, anamathelise ingidi ngeglu abasebenzi behluleke ukungena
    abaqashi baphule iminyango bakhipha osinki bephuma
    ikhasimende lithukuthele laphonsa itili phansi
    imoto yomkami bayiklwebhe ngokhiye kusuka phambili kuya emuva
    banyathele izimbali basonta ompompi ethempelini
    abafundi basike izintambo zamakhompyutha bezidlalela
    amalokha amaphasela akhahleliwe, amaphasela asekhona
    kukhona obhobose ithange likadizili ukuze lichitheke nje
    iziguli ezidakiwe ziphule izihlalo nengilazi
    i-intercom yethu iphulwa masonto onke
    amathuna acekelwe phansi, ingelosi ayisenakhanda
    i-alarm iphohlozwe phansi yanyathelwa
    intsha igibela ibhayisikili phezu kwenkundla iyone
    baphule iphampu ngesando, ikhopha isekhona
    enesari yethu eBallito kufika umuntu ebusuku aphule izimbiza asiphule izithombo, sekungokwesithupha kusukela ngo-Agasti
    bathele i-esidi phezu kwemoto yami
    abadliwe imali baphula izikrini endaweni yokugembula
    uphihlize amafasitela nefenisha ngenduku ngoba kukhushulwe irenti
    njalo ekupheleni kwenyanga uma iqembu labo lihlulwa abaqashi basehostela badlula ebhikawozi lethu eLamontville bagobe isango baphule amakhamera ngamatshe, abathathi lutho
    unogada uthole iphampu yethu kadizili iphihliziwe ngeSonto, ingilazi iphukile, ipayipi lisikiwe kane, nokhiye bagotshiwe ezingidini, udizili nekhopha konke kusekhona
    emtholampilo eMlazi iziguli noma izingane zidonse izingcingo odongeni zaphula osinki zabhala kuyo yonke iminyango, amaphoyisa athi akulona icala
    omakhelwane abayithandi imithi yethu, ngoLwesithathu kucime ugesi bayigawule yonke bapenda i-alarm mnyama bathela usimende emotheni yesango
    ikhasimende elilahlekelwe ukheshi emishinini yethu lithathe isihlalo laphihliza izikrini eziyisithupha nomnyango wengilazi abasebenzi bengakalivimbi, lahlala phansi lalinda amaphoyisa
    inkundla yokudlala yesikole sezingane ezikhubazekile iphulwa abafana ebusuku kancane kancane, baphula izihlalo bashiye konke kulele lapho
    // Mixed
    baphule ama-windows esikole, nothing stolen
    graffiti odongeni lwethu every weekend
    they smashed amathoyilethi at the church
    hulle het die gate motor gesmash met 'n brick
    someone scratched izimoto epakini
    kids baphonsa amatshe on the roof
    ex tenant umoshe i-flat, holes everywhere
    vandalisme by die skool, learners break alles
    baphihlize i-shop window, abathathanga lutho
    bande gesny of the delivery vans, net vir fun
    i-signboard yethu ifafazwe with paint
    angry customer uphule i-tv in the shop
    they broke it, abathathanga lutho
    iemand het die cameras gesmash, the guard saw nothing
    baphule the mirrors of all the buses edepho
    customer uphonse the till on the floor
    hulle krap my wife se kar met keys
    tenants baphule iminyango when they left
    kids bajikijela the clinic windows njalo
  `,
};

/** How people tell of robberies, attacks and other danger to life, one telling a line: English, then Afrikaans, isiZulu and mixtures. */
export const robberyExamples = {
  'armed-robbery': `
    3 guys with guns came in at closing and took the takings
    we were robbed at gunpoint in our bottle store last saturday
    Armed men held up the pharmacy and cleared the schedule drugs and all the cellphones
    two men pretended to be customers then pulled out firearms and made everyone lie on the floor
    HELD UP AGAIN. third time this year. guns in our faces
    my cashier had a pistol pushed against her head, they emptied both tills
    spaza was robbed last nite 4 boys wit knives took airtime and cigarettes
    they came into the salon with a gun and took the ladies handbags rings and phones
    Armed robbery
    The workshop got hit by five guys with rifles, they tied up the mechanics and loaded the tools
    a gang with AK47s stormed the cellphone shop in the mall and smashed the cabinets
    scared that we will be held up, the tavern two doors down had men with guns in there on friday
    what if robbers walk into the clinic with guns while nurses are busy with patients
    our petrol station attendants were robbed at knifepoint at 3 in the morning
    one of them had a panga, the others had handguns, they wanted the safe keys
    staff were forced into the toilet at gunpoint while they cleaned out the stock room
    Gunmen robbed the church office after the sunday service and took the collection and the sound desk
    the skollies came with a okapi knife and robbed my tuckshop lady
    They jumped over the counter, waved guns around and took the jewellery trays, whole thing was 90 seconds
    we had an incident where armed suspects entered the hotel reception and relieved guests of their valuables
    hit by a crew in overalls at the warehouse, guard overpowered, pistol taken, 40 boxes of perfume gone
    guys walked in like they want a quote and next thing guns are out, laptops and wallets gone
    The school's tuckshop was robbed during break by two men with firearms
    they robbed us wit guns again pls help we dont no wat 2 do
    men with guns come to the building site every pay week and rob my workers in the container
    robbed at gun point in my surgery, they took the iPads and my wedding band
    a man with a screwdriver threatened the girl at the till and made her open it
    ama-tsotsi with guns came into the internet cafe and took all the computers while the customers had to lie down
    armed gang pointed guns at the security guard at our factory gate and loaded copper
    Restaurant full of people, four men with guns went from table to table taking phones
    I own a butchery. Last month they came with firearms at lunchtime, took R14 000 and pistol whipped my brother
    held up at the creche this morning, gun on the teacher, they took her bag and the fee money
    they keep robbing the shops in our road with guns, ours will be next
    No cash was taken, only cigarettes, but both of them had guns pointed at us
    did not break anything to get in, just walked through the front door with guns in broad daylight
    our liquor outlet gets robbed by armed men almost every month end
    3 men 2 guns 1 minute. Tills empty.
    they cocked the gun and said open the safe or we shoot
    we got stuck up at the car wash, guy had a 9mm under his jacket
    worried about armed robbers at the filling station because the night shift is only one person
    stickup at the tyre shop, knife to the throat of my cashier
    Someone came up to my counter with a toy gun or a real one I dont know and demanded the float
    they robbed the laundromat with a broken bottle and took everyones phones
    the gang that robs the courier depots came to us on monday, everybody face down with R5 rifles over us
    armed hold up at the estate agents office in the afternoon, they wanted phones and car keys but left the cars
    robbed by armed guys posing as police officers in our mini market
    They used an axe and a gun and cleaned out the display of the jeweller while shoppers ran
    I run a small electronics repair counter in Phoenix and yesterday just after two three young men came in, asked about a screen, then one showed a gun and made my staff hand over every phone
    one stood by the gate motor and kept the guard quiet with a firearm while the rest took the diesel
    it was month end, the queue was out the door, and four men with guns told the customers and the staff to lie down
    the cameras saw everything, two men, one revolver, our cash and keys gone in a minute
    the power cut had just started when they walked in with pistols and asked for the phones
    pointed a gun at me and I gave him what he asked
    he had a knife, he said give, I gave
    guns out, everybody down, till empty
    my wife was behind the counter with the baby when a man showed her the gun in his bag and wanted the cash
    We are a bicycle shop in Glenwood, at opening on Thursday two men with handguns followed the first customer in, made us unlock the cabinet and left with six mountain bikes and the card machine
    the panic alarm did go off but with a barrel at your head you do not care about alarms
    I am the practice manager of a dental surgery in Umhlanga, two armed men made the patients hand over rings and phones in the waiting room at about eleven, the children in the corner saw it all
    they came for the parcels at our pickup point with a shotgun
    gunmen forced our guard to open the gate of the scrapyard and loaded all the copper
    one of them was no older than sixteen and he held a pistol at my staff
    the police came an hour after the robbers with the rifles had left
    relieved of our takings by three gentlemen with firearms
    neighbours of ours, the curtain shop, had guns pulled on them on Tuesday and we think we are next
    At the fishing tackle shop in Point they came in with a fish knife they took off my own wall and demanded cash
    they stuck a gun in the ribs of my barber and cleaned out the drawer
    my driver sat in the office when they came in, they took his phone at gunpoint and the keys of the safe
    we sell tyres and batteries in Pinetown and four men in reflective vests came past the guard, drew guns, made my staff lie behind the compressor and took wages that we had prepared for month end
    tenants in the arcade say the same crew with guns did the lotto kiosk and the shoe repair
    Who do I speak to, gunpoint robbery at our gym this morning, members phones and bags gone
    no alarm, no cameras, and now two men with pistols found that out
    one waited outside, two came in wit guns, they wer so calm
    at the sugar mill's pay office masked men with assault rifles disarmed the guards and got the cash boxes
    he slid a note over the counter: I have a gun give me the money
    they made the pharmacist open the cupboard with a gun behind her ear and left with codeine and the cash
    The vet was robbed at gunpoint during load shedding and they took ketamine, cellphones and her wedding ring
    robbed at knife point in my own tuckshop while the children waited for chips
    It happened so quick, guns, shouting, "phones, phones, keys", and they were gone
    we are a funeral parlour in KwaMashu, armed men came in pretending to arrange a burial and robbed the family and my staff of cash and phones
    they had weapons and we had none so they got the diesel money and the generator keys
    afraid of guys with guns at our beach kiosk in December when there is cash and no guard
    Our community library in Lamontville has forty computers for learners and on Friday at three two men with a shotgun made the librarian and the children sit on the carpet while a third carried the machines out
    // Afrikaans
    ons is gister met vuurwapens in die winkel beroof
    drie mans met gewere het by die drankwinkel ingekom en die kas leeggemaak
    gewapende roof by ons apteek, hulle het die medisyne en fone gevat
    Hulle't my kassiere met n pistool teen die kop gedreig
    ek is bang ons word ook met gewere beroof soos die slaghuis langsaan
    wat as hulle met vuurwapens hier by die kliniek inkom
    GEROOF MET N GEWEER, DERDE KEER
    twee ouens maak of hulle kliente is en toe pluk hulle pistole uit
    die skollies het met messe in die spaza gekom en lugtyd en sigarette gevat
    almal moes op die vloer gaan le terwyl hulle die kluis leegmaak, een het n AK gehad
    die petroljoggie is met n mes beroof in die nag
    hulle het die werkers in die werkswinkel met gewere aangehou en al die gereedskap gelaai
    manne met pistole het die salon se kliente se handsakke en ringe gevat
    Die wag by die fabriek is oorrompel en sy vuurwapen afgevat, toe laai hulle die koper
    gewapende mans het die skool se snoepie beroof
    hulle kom elke maandeinde met gewere en roof die taverne
    ons kantoor is beroof deur vier gewapende mans, skootrekenaars en beursies weg
    mes teen die keel by die kasregister
    geen geld gevat nie, net selfone, maar hulle het ons met gewere aangewys
    hul het niks gebreek om in te kom nie, net met die wapens deur die voordeur gestap
    die kerk se kollekte is met n vuurwapen afgevat ná die diens
    afgedreig met n pistool in my eie bakkery
    daar was n roof by die hotel se ontvangs, gewapende mans, gaste se horlosies gevat
    die juwelier is deur n bende met gewere en hamers getref
    hulle roof nou die winkels in ons straat een vir een met vuurwapens
    ouens met pangas het die bouers op die terrein beroof
    my personeel is vasgebind met n geweer op hulle en die pakhuis is leeggedra
    die vent het n skroewedraaier uitgehaal en gese maak oop die kas
    vyf gewapende mans in die restaurant, van tafel tot tafel vir fone
    rower met n 9mm by die karwas, net vinnig die geld gevat en weg
    gewapende rowers het die crèche se juffrou gedreig en die skoolgeld gevat
    ons is 'n klein bandesentrum in Pinetown en gister net voor toemaaktyd het drie mans met pistole ingestap, my personeel laat lê en die kontant en al die selfone gevat
    hy het 'n geweer gehad en hy't gesê gee
    die kameras wys hoe die een sy hemp oplig en die wapen uithaal
    die wag by die hek is eerste met 'n vuurwapen aangehou, toe moes hy vir hulle die sleutels gee
    hulle dreig ons met messe en vat die geld
    die kliënte word op die vloer gedwing met gewere op hulle, kinders ook
    my vrou is in ons boekwinkel met 'n pistool aangehou, hulle't haar ringe en foon gevat
    die krag was af toe die gewapende manne inkom, die alarm het nie eers gehelp nie
    Ek is die bestuurder van 'n tandarts se kamers in Umhlanga en vanoggend het twee gewapende mans die pasiënte se fone en beursies gevat terwyl die personeel agter die toonbank moes kniel
    wapens teen die kop en toe maak hulle die kluis leeg
    geroof deur vier met gewere, die polisie kom 'n uur later
    by die skrootwerf is die koper met 'n haelgeweer by ons afgevat
    hulle roof die afhaalpunt vir pakkies, pistool op my meisie se bors
    dit was maandeinde, die plek was vol, en toe word daar gewere uitgepluk
    hulle loop in, wys die mes, vat die diesel se geld en loop uit
    die bure se stoffeerdery is dinsdag onder geweer beroof, nou's ons bang
    'n seun van so sestien hou 'n vuurwapen op my klerk
    ons word gereeld deur gewapende ouens besoek, laas was dit die slaghuis se huurders ook
    die gim se lede is met pistole van hul fone en karsleutels beroof
    hulle't ons met 'n byl en 'n rewolwer gedreig
    hy skuif 'n briefie oor die toonbank: ek het 'n geweer
    die dierearts is gewapend beroof, hulle soek die ketamien en die kontant
    beroof onder skoot in ons begrafnisonderneming, die familie van die oorledene ook
    met gewere in die gesig, wat kan jy doen, jy gee
    die motorhandelaar langs ons se kantoor is deur mans met outomatiese wapens skoongemaak, die karre het hulle gelos
    sou die rowers met vuurwapens weer kom, het my een wag geen kans nie
    twee mans met 'n pistool by die visserswinkel in Point, my mes van die muur af ook gevat en gebruik
    gedwing om die laai oop te maak met die loop in my nek
    die petrolpompe se joggies is met pangas aangeval vir die kontant in hul sakke en hul fone
    hulle't nie geskiet nie maar die gewere was gespan en ons het alles oorhandig
    Ek het 'n haarkapper in Montclair en saterdagoggend, met ses kliënte in die stoele, het twee jong mans met rewolwers ingekom, almal se fone en handsakke gevat en my personeel in die kombuisie toegesluit
    ons is 'n panelklopper en vrydag net ná die lone getrek is het vier mans in oorpakke met masjiengewere die wag ontwapen en die kantoor se kluis laat oopmaak
    Die skool se sekretaresse is dinsdag met die skoolgeld voor haar op die lessenaar deur twee mans met pistole gedreig, die kinders was in die klasse en niemand het die alarm gehoor nie
    ons drukkery in Congella is nou twee keer hierdie jaar onder geweer beroof, die tweede keer was die kameras aan en die krag ook, en steeds het hulle rustig ses rekenaars uitgedra
    by my vader se kafee in Umbilo staan daar elke maandeinde iemand met 'n mes of 'n pistool voor die toonbank en hy gee maar, want die polisie kom eers die volgende dag
    // isiZulu
    bangene bephethe izibhamu bathatha yonke imali yasesitolo
    sigetshengwe ngezibhamu esitolo sotshwala ngoMgqibelo
    izigebengu ezihlomile zingene ekhemisi zathatha imithi namafoni
    basikhombe ngesibhamu basho ukuthi sivule isisefo
    amadoda amathathu angene enza sengathi angamakhasimende akhipha izibhamu
    umcashiwa wami bamkhombe ngesibhamu ekhanda bathatha imali etilini
    ama-tsotsi angene espaza ephethe imimese athatha ugwayi ne-airtime
    kungenwe ngezibhamu ethaveni kwathathwa imali nezingcingo zabaphuzi
    bangene esaluni behlomile baphuca omama izikhwama namaringi
    ngesaba ukuthi bazosingena nathi ngezibhamu njengasesitolo esiseduze
    kuzokwenzakalani uma izigebengu zingena emtholampilo zihlomile
    ISIBHAMU EKHANDA! bathathe konke
    basilalise phansi bonke ngezibhamu bathatha ama-laptop ehhovisi
    balokhu bengena bephethe izibhamu njalo ekupheleni kwenyanga
    amaphara amabili angena ngommese afuna imali etilini
    unogada wefekthri bamphuce isibhamu base belayisha ikhopha
    bagebenge igaraji likaphethiloli ebusuku bephethe izibhamu
    bangene egalaji lezimoto behlomile babopha omakhenika bathatha amathuluzi
    abahlomile bangene esontweni emva kwenkonzo bathatha umnikelo
    ekhilishi bakhombe uthisha ngesibhamu bathatha imali yezinyanga
    bahlome ngama-AK47 bangena esitolo samafoni emall
    basivalele ethoyilethe besikhomba ngezibhamu baqoqa isitokwe
    bangena njalo ngoLwesihlanu behlomile basebenzi bami bephuca imali esayithini
    bathi vula isafe noma siyadubula, bathatha imali yonke
    bampushe ngesibhamu umakoti osebenza etilini bathatha ifloat
    ngiphangwe ngesibhamu ebhusha yami emini bebade
    zingamagebengu ahlanu, zine izibhamu, sithathelwe konke ewerehouse
    ukugetshengwa ngezikhali ebhizinisini lami
    abaphangi abahlomile bangene ehhotela bathatha izinto zezivakashi
    bangene begqoke njengamaphoyisa bephethe izibhamu basiphuca imali yesitolo
    akukho abakuphulile, bavele bangena ngomnyango ngezibhamu
    esikoleni bangene bephethe izibhamu bathatha imali yetuckshop
    basabise abantu erestaurant ngezibhamu bathatha amafoni etafuleni ngalinye
    sihlale sesaba ngoba abaphangi abahlomile bahlasela izitolo zonke kule ndawo
    ngifikelwe umuntu ophethe ummese esitolo wathi letha imali
    laba abasigebenge ngezibhamu babuyile futhi izolo
    sinesitolo esincane sokulungisa amafoni ePhoenix, izolo ngo-2 kungene abafana abathathu omunye wakhipha isibhamu wathi abasebenzi abanikeze wonke amafoni nemali
    ubephethe isibhamu wathi letha, nganikeza
    bangikhombe ngombayimbayi bathatha bahamba
    unogada ubanjwe ngesibhamu esangweni kwase kuthathwa okhiye nodizili
    amakhamera ababonile, babili, omunye ephethe ivolovolo
    ugesi ubuhambile ngenkathi kungena laba abahlomile
    umkami uphangwe ngesibhamu ekhawunteni ephethe ingane
    ngingumphathi wodokotela wamazinyo eMhlanga, amadoda amabili ahlomile aphuce iziguli amafoni namaringi ngo-11 ekuseni, izingane zikhala
    basivimbezele ngezibhamu sithi siyavula ekuseni
    kwaphela inyanga kwafika bona nezibhamu zabo
    i-alamu ikhalile kodwa babesesikhombile ngezibhamu, senzeni
    amaphoyisa afike sekwephuzile, abahlomile sebehambile nemali
    baphange indawo yamaphasela ngesibhamu esikhulu
    kusetshenziswe ocelemba ukusabisa abathela uphethiloli baphucwa imali nezingcingo
    omakhelwane abathunga amakhethini baphangwe ngezikhali ngoLwesibili, sengathi kulandela thina
    bebesengathi bazothenga amathayi kanti baphethe izibhamu
    angidutshulwanga kodwa isibhamu besisesiswini sami ngithi ngiyavula ikhasha
    bafake isibhamu entanyeni kakheshiya
    uthule wakhipha ummese wathi faka yonke imali eplastikini
    insizwa encane iphethe isibhamu ibalekise abasebenzi yathatha okhiye besisefo
    abaphangi abaphethe izibhamu bafike ngesikhathi abaqashi bekhokha irenti bayithatha
    kade besiphanga ngezibhamu la eMlazi
    ejimini sigetshengwe ngabahlomile, izikhwama zamalungu zonke
    emngcwabeni wethu kufike abazenza umndeni base bekhipha izibhamu
    ikhopha esikrephini ithathwe ngodlame lwezibhamu, unogada eboshiwe
    bahlomile njalo uma befika, asisafuni nokuvula
    ngicela usizo, siphethwe ngezibhamu kathathu kulo nyaka
    uma bengafika futhi nezibhamu umkami uzobe eyedwa
    nginesaluni eMontclair, ngoMgqibelo ekuseni ngisenamakhasimende ayisithupha kungene abafana ababili bephethe amavolovolo bathatha amafoni nezikhwama zawo wonke umuntu bavalela abasebenzi bami ekhishini elincane
    ngoLwesihlanu sisanda kukhokha amaholo esayithini eCornubia kufike amadoda amane ngemoto emhlophe ephethe izibhamu ezinkulu aphuca unogada esakhe isibhamu athatha konke
    umabhalane wesikole ubehleli nemali yesikole etafuleni ngoLwesibili ekuseni kwangena amadoda amabili amkhomba ngezibhamu ayithatha, izingane bezisemakilasini i-alamu ayizwakalanga
    ekhefi likababa eUmbilo njalo ekupheleni kwenyanga kufika umuntu ophethe ummese noma isibhamu ame phambi kwekhawunta, ubaba amnike nje ngoba amaphoyisa afika ngakusasa
    sithengisa amathayi eJacobs, izolo emini abantu abangaba bane bangene bezenza amakhasimende base bekhokha izibhamu basilalisa phansi bahamba nemali namafoni ethu
    umtapo wezincwadi wethu unamakhompyutha angamashumi amane, ngoLwesihlanu ngo-3 abahlomile bahlalise izingane phansi ngezibhamu base bewakhiphela evenini amakhompyutha
    // Mixed
    bangene ngo-lunchtime with guns bathatha imali etilini nama-phones ethu
    armed robbery esitolo sami, bebephethe ama-9mm, help please
    hulle't met guns in die shop gekom en die till skoongemaak
    three guys bephethe izibhamu came into my salon bathatha amahandbag
    basikhombe nge-gun while we were serving customers ethaveni
    ons was held up met n pistool by die garage last night
    they said lalani phansi nonke then bathatha ama-laptop at the office, all had firearms
    ama-tsotsi came with knives espaza sami, took ugwayi ne-airtime
    ek is so scared hulle kom weer met die gewere na die pharmacy toe
    i-armed robbery iyenzeka njalo la e-warehouse, our guard was tied up
    staff yami bayikhombe ngesibhamu, stock gone, cigarettes gone
    die manne het gun gepoint op my cashier en gese open die safe
    abafana came in with a gun and said letha amafoni, the guard did nothing
    hulle't 'n gun op my wife gepoint vir die cash and keys
    month end bafike behlomile, took the wages and all the phones
    ngesibhamu entanyeni, my cashier opened the till, cameras saw it
    die guard by die gate is met guns gevat en die copper is weg
    bebephethe ama-knife nje but they took everything, customers and staff crying
    during load shedding bangena nezibhamu bathatha i-cash
  `,
  'cash-up-robbery': `
    they come when we cash up, robbed three times now at closing while the money is on the table
    robbed while counting the day's takings in the back office
    my manager was busy with the cash up when two men came in through the back and took the lot
    They know exactly when we count the money. 6pm. In they walked.
    cashing up at the tavern and boom guns, they took the whole weekend
    every time the till is being balanced at night somebody is watching us from the window
    they hit us at cash up
    we were closing the pharmacy and counting the drawers when they pushed past the cashier
    Robbers waited until the shutters were half down and the money was out of the tills
    scared to count the takings after hours because last week the shop next door was robbed doing just that
    what if they come in while I am alone at night doing the cash-up
    robbed at closing time with the bag of money already packed for the bank
    I count the collection in the vestry after church and men came in and grabbed it from the desk
    while the girls were counting the school fees they walked in with knives and took it all
    THEY CAME WHEN WE WERE CASHING UP AGAIN
    just as we locked the salon door to do the totals they forced their way in
    the petrol station supervisor was robbed during shift change when all the cash gets counted
    at the end of trade, cash on the counter, lights half off, they came with guns
    they dont come in the day they come exactly at end of day wen we count
    took the money out of my hands while I was counting it in the storeroom
    month end cash up, R60 000 on the table, four guys, someone inside must have told them
    he was doing the float for the next morning and they put a knife to him
    Our restaurant is robbed at 11 at night when the waiters hand in and the manager counts
    robed wen counting money at spaza
    busy making up the wages in the site office, men came in and took the envelopes
    they watched through the blinds as we counted and then knocked and pushed in
    I'm worried about the last half hour, when my staff empty the tills and count
    the guys took the cash while the car wash was balancing up, workers ran
    closing procedure is our weak point: money being counted, door not locked, robbers in
    someone came in while the creche principal was counting fees and pulled the tin from her
    hit at cash up by two guys in hoodies, they left the stock and the phones, only wanted the counted money
    the hotel night auditor was held up while reconciling the bar takings
    they wait for the last customer to leave, then rush in before we can put the takings in the safe
    each friday when the tuckshop money is counted they are standing outside waiting
    drop safe was open because we were cashing up, gun on my wife, all gone
    they strike during the banking prep, when the notes get bundled in the office
    at the warehouse the drivers hand in their cash at 5 and it was then that they robbed the cashier
    the workshop does cash up at 4 on saturdays, at 4 on saturday they were there
    nothing happens all day, then at end of shift when tills are pulled they come in armed
    robbed while doing my Z-reading
    i was adding up the till slips and the notes when somebody put a gun at my neck
    counting money at the taxi association office, door kicked open, bags taken
    we are afraid of the moment the cashiers carry their drawers to the cash office, thats when it happened last time
    came in right at cash-up time, no stock touched, they only wanted what was counted
    Robbery during counting of the fete money in the school hall
    my assistant had just put the notes in bundles of a thousand when the back door opened
    I manage a fish and chips place in Durban North, and for the second month end running two men have come through the kitchen at half past nine while my wife and I were busy with the totals
    it was gone off the table before I finished the count
    they let the last customers leave, walked past the guard and took the day's money out of our hands
    power cut at closing, we counted by phone light, and that is when they grabbed the takings
    the cameras show them waiting in the neighbours' driveway till we start to count
    someone climbed in by the toilet window when the tills were being checked off
    The staff take the drawers to the office at six and at five past six he was there, knife in hand
    counting tips and takings, door open for air, two guys in, money gone
    every time we do the Z reading somebody is standing outside
    we own a nursery in Hillcrest, at the end of Saturday the cashier was adding up the slips when three men came over the fence and wanted only what was on the desk
    hit during reconciliation at the end of the shift
    the alarm was not on yet as we were still doing the money
    they knew the keys of the safe are out for those ten minutes when we put the takings in
    I was busy bagging the coins after the flea market and they ripped it from me
    the treasurer and my mother were counting after the bazaar in the school hall, the children were outside, and two men just walked in and picked up the tin
    After trading hours, drawers out, calculator on, and then the shouting
    guys pounce when we lock and tally
    we pull down the shutters, pour the tills out on the counter and that is when they come, the police know it
    he hit me as I was doing the books at night and took the day's cash, not the phones
    the tenants' rent was being counted in the caretaker's office when it was taken from him by two men
    how can we do the evening count safely, the boutique upstairs was robbed doing theirs
    Bar in Florida Road, Sunday 2am, manager on the stool with the weekend's cash in front of him, three men came past the doorman with guns and were out again in one minute
    taken at count time
    wage envelopes were being packed on the desk, they came right through the gate and scooped them up
    patients gone, receptionist counting the consultation money, man comes in and takes it
    the parking attendants hand in at eight, that is when we get robbed
    they watch for the light in the back office, it means we are counting
    mid count, gun, done
    The diesel money of the whole day was lying in rows on the depot desk when they burst in
    never during the day, only when the lights go down and the money comes out
    Our takings were robbed as the supervisor balanced the last till, the parcels and stock were not touched
    im alone in the shop from seven to half past wen i cash up, im so scared after what happend next door
    robbed us at the count of the raffle money in the clubhouse
    they took it just like that while I wrote down the totals
    At our bakery in Queensburgh my daughter and one cashier do the drawers at half past five with the door on the latch, and on Saturday a man with a knife simply walked up and took the tray
    the neighbours heard us shout, we were busy with the totals for the copper shop and they took the money off the desk
    my wife counts on the stoep by the gate motor box because it is light there, and that is where they robbed her of the takings
    // Afrikaans
    ons is beroof terwyl ons die kas opmaak
    hulle kom as ons geld tel, net na toemaaktyd
    terwyl die bestuurder die dag se geld tel stap twee mans by die agterdeur in
    hulle weet presies wanneer ons kas opmaak
    BEROOF MET DIE OPMAAK VAN DIE KASSE
    ek was besig om die kollekte te tel toe gryp hulle dit van die tafel af
    bang om saans alleen die geld te tel in die winkel
    wat as hulle inkom terwyl ek die kas balanseer
    die restaurant is elfuur beroof toe die kelners hulle geld inhandig
    by sluitingstyd met die geld op die toonbank het hulle ingestorm
    hulle wag vir die laaste klient en dan kom hulle as ons begin tel
    skoolgeld is getel in die kantoor en toe kom manne in en vat alles
    die joggies se skof ruil, die geld word getel, en dan slaan hulle toe
    die skollies het ons dopgehou deur die venster terwyl ons tel en toe ingedruk
    die lone was besig om in koeverte gesit te word toe hulle met messe inkom
    met maandeinde se opmaak het vier mans met wapens gekom, R60 000 weg
    die tavern se naweekgeld gevat net toe ons dit tel
    hulle't die kasgeld uit my hande geruk terwyl ek tel
    kluis was oop want ons was besig met kas opmaak, toe staan hulle daar
    net voor ons sluit, as die kasse uitgehaal word, kom die rowers
    die aptekeres was besig om die laaie te tel toe hulle haar van agter af gryp
    slaghuis beroof met toemaak, die geld was al in die sak vir die bank
    hulle los die voorraad, hulle soek net die getelde geld, altyd met opmaak
    die kassiere tel haar kas en die ou sit n mes teen haar
    elke saterdag vieruur as die werkswinkel opmaak staan daar n kar buite, twee keer al beroof
    salon deur gesluit om te tel en toe forseer hulle die deur oop
    fees se geld getel in die saal en toe is ons beroof
    die lekkasie is die laaste halfuur wanneer ons geld tel, dan roof hulle ons
    hotel se kroeggeld is gevat terwyl die nagklerk dit optel
    kas opgemaak, gewere, alles weg
    my vrou het pas die note in bondels gesit toe die agterdeur oopgaan en hulle dit vat
    Ons het 'n visplek in Durban-Noord en dis nou die tweede maandeinde dat twee mans deur die kombuis kom terwyl ons die dag se geld klaarmaak
    dit was van die tafel af weg voor ek klaar getel het
    die laaste kliënte is uit, die wag was by die hek, toe vat hulle die dag se geld uit ons hande
    die krag was af, ons tel by 'n foon se lig, en toe slaan hulle toe
    op die kameras sien jy hulle wag tot ons die laaie uithaal
    hy klim deur die toilet se venster terwyl die kasse afgetel word
    die personeel bring seksuur die laaie kantoor toe en vyf oor ses staan hy daar met die mes
    die alarm was nog nie aan nie want ons was besig met die dag se somme
    elke keer as die totale gedoen word, kom hulle
    die kleingeld is in die sakkies, die note op die lessenaar, en hulle's in
    hulle wag tot ons sluit en tel, dan kom hulle
    geld word getel, deur gaan oop, geld weg
    die huurders se huur is deur die opsigter getel toe twee mans dit by hom afvat
    na die basaar het die tesourier en my ma in die saal getel en die blik is net daar opgetel en weg
    die kelners handig in en op daardie oomblik storm hulle in
    hulle weet die kluis se sleutels is dan uit
    ek was met die dag se inkomste besig toe hy my slaan en dit gryp
    beroof terwyl die kasse gebalanseer word, die pakkies en voorraad is gelos
    is daar 'n veiliger manier om saans te tel, die boetiek bo ons is nou so beroof
    pasiënte is weg, ontvangsdame tel die konsultasiegeld, man kom in en vat dit
    lone was besig om in koeverte gepak te word toe hulle die kantoor binnestorm
    net ná sluitingstyd met die geld oop en bloot op die toonbank, toe's dit gewere
    kroeg in Floridaweg, twee-uur sondagoggend, die bestuurder sit met die naweek se geld voor hom en drie mans kom verby die deurwag en vat dit
    die dieseldepot se geld het in rye gelê toe hulle inkom
    vat hulle dit weer tydens die telling gaan ek die winkel toemaak
    al wat hulle wou hê was wat ons getel het
    bedags nooit, net as ons kas opmaak
    ons word dopgehou, en wanneer die kantoorlig aangaan weet hulle ons tel
    die parkeerwagte handig agtuur in en dan word ons beroof
    Ek bestuur 'n kafeteria by die hawe en gister, kwart oor vyf, met die deur reeds op slot en die dag se geld in drie hopies voor my, het hulle die agterdeur oopgeskop en alles gevat
    by ons drankwinkel in Isipingo word die kasse sewe-uur leeggemaak en getel, en van die negentiende af staan daar elke aand manne by die hek tot hulle sien ons begin, vrydag het hulle ingekom
    my kassiere van negentien was alleen besig om die slaghuis se dag op te tel toe twee ouens oor die toonbank spring en die geld, nie die fone of die vleis nie, gryp
    die kerk se diakens tel sondae die kollekte in die konsistorie terwyl die kinders speel, en verlede sondag het drie mans die deur toegemaak en die hele tafel se geld in 'n sak gevee
    ons vulstasie is saans tienuur met skofruil op sy swakste, dan lê al die joggies se geld op die bestuurder se lessenaar en dan is dit wanneer ons beroof word
    // isiZulu
    basigebenge sisabala imali yosuku
    bangena njalo uma sibala imali ntambama
    umenenja ubesabala imali ehhovisi bangena amadoda amabili bayithatha yonke
    bayasazi isikhathi esibala ngaso imali, baqhamuka ngaso
    SIBALA IMALI BANGENA!
    besivala isitolo sikhipha imali ematilini base bengena ngezibhamu
    ngesaba ukubala imali ebusuku ngoba isitolo esiseduze sagetshengwa kunjalo
    kuzokwenzekani uma bengena ngisabala ngedwa emva kokuvala
    bangithathele imali ezandleni ngiyibala esitolo
    ethaveni bangene sisenza i-cash up yempelasonto
    esontweni bebebala umnikelo kwangena izigebengu zawuthatha
    bebabala imali yesikole bangena nemimese bayithatha
    uma kushintsha ishifu egaraji kubalwa imali, yilapho bangena khona
    balinda kuphume ikhasimende lokugcina bese bengena sesibala
    baphuce ukheshiya imali ebeyibala esaluni
    ngo-6 ntambama kubalwa imali, ngo-6 ntambama bafika
    besilungisa imali yabasebenzi esayithini bangena bayiphanga
    isisefo besivuliwe ngoba kubalwa imali, bamkhomba ngesibhamu umkami
    basibuka ewindini sibala imali base beyaphusha emnyango
    ekupheleni kwenyanga kubalwa imali bangene bane bathatha u-60 000
    baphinde basiphanga sesivala, imali isetafuleni
    thina sigetshengwa njalo uma sivala sibala
    kubalwe imali yetuckshop bangena abafana bayihlwitha
    ehhotela bebebala imali yebha ebusuku bangena behlomile
    ubesanda kubala imali eyifaka esikhwameni sasebhange base bemphuca
    amaphara ayasilinda uma sesibala ngezikhathi zokuvala
    umfowethu ubebala imali espaza wabona bengena ngommese
    erestaurant oweyitha bebenikezela imali kwangena abaphangi
    abathathanga sitokwe, bebefuna imali ebaliwe kuphela
    ekhilishi uthishanhloko ubebala imali yabazali bamhlwitha yona
    ekhemisi besibala imali yosuku sivala bangena ngemuva
    eofisini yamatekisi kwangenwa kubalwa imali yama-taxi
    i-cash up iyasesabisa manje ngoba basigebenge kathathu ngaso leso sikhathi
    baqaphela isikhathi sokubalwa kwemali bese begebenga
    sekuvaliwe kubalwa imali kwangqongqoza umuntu sacabanga ukuthi iphoyisa kanti izigebengu
    umkami ubeseboshela imali ngezinkulungwane kwase kuvuleka umnyango wangemuva bayithatha
    sidayisa inhlanzi eDurban North, okwesibili manje ekupheleni kwenyanga amadoda amabili engena ngekhishi ngo-9:30 sihlanganisa imali yosuku
    ihambe etafuleni ngingakaqedi ukuyibala
    kuphume amakhasimende, unogada esangweni, bangena bathatha imali yosuku ezandleni zethu
    ugesi ubungekho sibala ngelambu lefoni, yilapho-ke bengena
    amakhamera akhombisa belinda size sikhiphe amadilowa
    ungene ngewindi lasethoyilethi kusahlolwa amatili
    abasebenzi baletha amadilowa ngo-6, ngo-6 nemizuzu emihlanu wabe esefikile nommese
    i-alamu ibingakafakwa ngoba sisahlela imali
    njalo uma senza amathothali kukhona abangenayo
    sifaka uhlweza ezikhwameni bangena bakuthatha konke
    sisathi siyabala, nabo
    imali yerenti yabaqashi ibibalwa umnakekeli wayiphucwa
    emva kwebhazaar yesikole bekubalwa imali ehholo, izingane zingaphandle, bangena bathatha ithini
    bayazi ukuthi okhiye besisefo baphumile ngaleso sikhathi
    ngibhala isamba wabe esengishaya wayithatha, amafoni wawayeka
    ukheshiya ubehlanganisa amaslip enursery eHillcrest kwangena abathathu befuna imali esetafuleni kuphela
    iziguli sezihambile, owamukelayo ebala imali, kwangena indoda yayithatha
    imali kadizili yosuku ibisendlalwe etafuleni bangena
    abagadi bezimoto banikezela imali ngo-8, bese siphangwa
    emini cha, bafika sekubalwa imali
    kade besibuka, uma kukhanya ehhovisi elingemuva bayazi siyabala
    ivilophu ngayinye yamaholo ibisigcwaliswa kwangena bona bawakha wonke
    sengathi kukhona obatshelayo ukuthi sibala nini
    baphazamise ukubala kwethu ngezibhamu
    ebha eFlorida Road ngo-2 ekuseni umphathi ehleli nemali yempelasonto phambi kwakhe, bangena bathathu bayithatha
    ngicela iseluleko ngokubala imali ntambama ngoba esitolo esingaphezulu baphangwe benza kona
    sithathelwe imali yosuku singakayifaki kusisefo
    ngiphethe ikhefi ngasethekwini, izolo ngo-5 nemizuzu engu-15 sesivalile imali yosuku isetafuleni phambi kwami bakhahlele umnyango ongemuva bathatha yonke imali ebesiyibala
    esitolo sethu sotshwala eSiphingo sibala amatili ngo-7, sekuyisonto kume amadoda ngasesangweni elinda siqale ukubala, ngoLwesihlanu angena ayithatha
    ukheshiya wami ubeyedwa ehlanganisa imali yebhusha kwagxuma abafana ababili phezu kwekhawunta bathatha imali ebaliwe, abayithintanga inyama namafoni
    amadikoni abebala umnikelo ehhovisi lesonto izingane zidlala phandle kwangena amadoda amathathu avala umnyango athulula imali yonke esikhwameni
    egaraji lethu ngo-10 ebusuku kushintshana amashifti imali yabo bonke isetafuleni likamenenja, yisona sikhathi abafika ngaso basiphange njalo
    ebhikawozi eQueensburgh indodakazi yami ibihlahlela imali yosuku ngo-5:30 kwafika indoda enommese yathatha ithreyi lonke yahamba
    omakhelwane bezwe sikhala, imali yosuku besiyibala yathathwa isetafuleni
    // Mixed
    bangena when we cash up, every time at closing
    we were counting imali yosuku then bangena with guns
    sisenza i-cash up ethaveni, two guys came through the back
    hulle kom altyd as ons cash up, last friday again
    busy met die cash-up toe walk hulle in met guns
    i-manager ibibala imali in the back office base beyigebenga
    robbed sisavala isitolo, money was on the table sibala
    closing time kubalwa ama-tills, bangena three guys
    ek tel die takings en next thing is daar n gun in my face
    umnikelo wesonto was being counted then ama-tsotsi bangena
    ngisaba ukwenza i-cash up ngedwa at night, shop next door was robbed like that
    they know isikhathi sokubala imali, someone inside uyabatshela
    umkami was doing the totals, bangena ngemuva bathatha i-cash
    sibala imali by phone light in the power cut, next thing guns
    hulle wag tot die customers weg is en die tills oop is, dan vat hulle die takings
    the guard was at the gate and they took imali sisayibala
    elke month end as ons die wages en takings count kom hulle in
    tips and takings zisatafuleni, they grabbed it before we finished
    besibala after the bazaar, two men walked in bathatha ithini
  `,
  'cash-in-transit': `
    my wife was robbed on the way to the bank with the week's takings
    they took the deposit bag off our driver in the bank parking
    cash van was hit outside our shop, shots and everybody ran
    the guards were collecting our money when robbers attacked them in the doorway
    we take the takings to the bank ourselves and last friday two men were waiting at the robots for us
    CIT heist at the mall entrance
    cash in transit robbery in front of the pharmacy
    The treasurer was taking the collection to the bank after church when a car boxed her in and took it
    someone knows when we bank, they grabbed the bag at the ATM deposit machine
    scared to carry the cash to the bank since the butchery man was robbed doing it
    what if they rob the armoured van while it stands in our loading bay
    robbed of the wages coming back from the bank to the building site
    they took the money bag on route to FNB
    staff member walking with the banking was knocked down and the bag pulled away
    THEY GOT THE DEPOSIT BEFORE WE GOT TO THE BANK
    my runner takes the shop money to the bank at 9 and he got robbed by two guys on a scooter
    the money guards get ambushed here at the petrol station almost every month
    drop box collection at the tavern, as the security came out with the canister they pounced
    school fees robbed on the way to be deposited
    we drew the wages for the farm workers and they stopped us on the dirt road and took only the money
    they blew a hole in the side of the cash truck on the road past our factory
    robbed between the car and the bank door, 20 meters
    i send the salon money with my nephew in a taxi and it was taken from him twice now
    stokvel money grabbed as the ladies were walking to the bank to put it in
    heist on the van that picks up our takings, guard lost his rifle and the bag
    banking run hijacked for the cash, they threw the driver out, took the bag and left the car
    the hotel porter was robbed carrying the takings across the road to the cash centre
    going to bank the takings at month end is when they get us
    Is there a safer way to move cash? our clinic's petty cash clerk was held up coming from Absa
    guys in a white polo rammed the cash collection vehicle outside the supermarket
    the fidelity guys were robbed inside our shop while signing for the cash
    they follow whoever leaves here with the banking and grab it at the traffic light
    robbed at bank with the taking
    our creche secretary goes to deposit on the 2nd and was robbed on the 2nd, pepper sprayed and bag gone
    cash pickup is the weak point, robbers waited behind the delivery door for the guard with the trolley
    my partner does the deposits for the workshop, had a gun shown to him in the bank's parkade and gave the bag
    they didnt want the stock in my bakkie only the money i was taking to the bank
    worried about the walk from our office to the bank with sixty thousand in a shopping bag
    armoured vehicle attacked at the depot gate with a stolen mercedes
    spaza owner robbed when going to cash and carry with all his cash to buy stock
    driver had to hand over the COD money he collected for us that day at the next stop
    delivery truck robbed of its cash box on its round through the township, they left the bread
    they snatched the coin bags and notes while we were getting change from the bank for the tills
    taxi owner robbed taking the day's money to the bank
    transit robbery this morning, nobody hurt, all the laundromat money gone
    I bank for three shops in Chatsworth on Mondays, and this week a man on foot pressed a gun to my window in the bank's parking and took the canvas bag and nothing else
    the bag with the deposit was gone before the guard at the bank door even looked
    my wife took the cash to the bank because the driver was off and they took it from her on the pavement
    they blocked our money collection at the gate of the depot, took one guard's gun and two boxes
    cash pick up guys came at ten, robbers at five past ten
    on his way to deposit, he was hit with a stone and the cash was taken
    it was month end, the wages were in the boot, and two cars forced the bookkeeper off the M7 for it
    The children were in the car when I went to bank the tuckshop money and they pulled the envelope off the dashboard
    somebody told them that the takings leave at noon
    we carry the rent of forty tenants to the bank and last Friday it was taken from us at the ATM deposit slot
    The agent who fetches the spaza money from our stokvel ladies in Ntuzuma was knocked off his motorbike at the bridge on Wednesday and the only thing that is missing is the cash
    they shot at the van that fetches our drop safe canister in Springfield, customers hid behind the parcels
    cameras of the bank show a man pointing at my messenger with his phone, ten steps on they had the bag
    money guards ambushed as they came down our escalator
    the bank bag was pulled from my hand in the lift of the bank building
    robbed of the deposit again, second messenger resigns
    what do other shops do to get cash to the bank, my staff refuse to walk with it
    During the power cut the deposit machine was off so I turned around with the money and they got me then
    They opened the passenger door at the red light and took the money bag for the bank, left my phone and keys
    we collect for a bread route, and drivers are stopped on Tuesdays in Inanda, they are told "the cash only" and sent on their way
    I came out of the bank with coins and twenties for the tills and it was taken off me
    transit van rammed at our loading dock, money everywhere
    the sexton walked the offering to Standard Bank, they tripped him and it was gone
    armed men waited at our rear entrance for the SBV crew
    G4S man shot in the hand in our foyer, cash box taken
    hotel bookkeeper and a guard were taking the weekend's cash to the bank in Smith Street and both were held against the wall while it was taken
    he went to pay in the clinic's money and came back without
    the clinic pays casual staff in cash, the clerk who drew it in Isipingo was followed by nobody, they waited at our gate and took it from her car
    im worrid my son who does my banking gets robbed, he goes same time every day
    the farm stall's takings got taken on the gravel on the way to town
    between the safe and the armoured truck, twelve steps, that is where they attacked
    the wholesaler sent me home to fetch cash and on the way back to him they took the R80 000 for the stock
    They took the satchel I bank with
    bank run robbed, alarm in the shop no use for that
    copper dealer's buyer robbed of the purchase cash on the road to the scrapyard
    We run a taxi association office and the clerk who carries the joining fees to Nedbank in Pinetown was pushed into a doorway last Tuesday by two men who knew exactly in which pocket the envelope was
    the alarm people told my neighbour to change his banking day after the police found his empty money bag next to the road
    the patients pay cash, and the sister who carries it to the bank on Fridays was robbed of it outside the clinic
    // Afrikaans
    my vrou is op pad bank toe beroof met die week se geld
    hulle het die deposito sak by die bank se parkering gegryp
    die kontantwa is voor ons winkel aangeval
    transitoroof by die mall se ingang
    die wagte het ons geld kom haal toe slaan die rowers toe
    iemand weet wanneer ons bank toe gaan, die sak is by die robot gevat
    bang om die geld self te bank, die slaghuis se man is so beroof
    wat as hulle die geldtrok beroof terwyl hy by ons laai
    kerk se kollekte weg op pad bank toe, n kar het haar vasgedruk
    die lone is gevat toe ons van die bank af terugkom na die plaas
    ONS DEPOSITO GEVAT VOOR DIE BANK
    my werker stap met die bankgeld en hulle slaan hom om en vat die sak
    geldwa by die petrolstasie weer n keer opgeskiet vir die kontant
    skoolgeld geroof terwyl dit gedeponeer moes word
    die stokvel se tannies is op pad bank toe beroof
    manne op n motorfiets gryp die geldsak by die kitsbank waar ons inbetaal
    tussen die kar en die bank se deur beroof
    hulle volg wie ook al met die bankgeld hier uitstap en vat dit by die verkeerslig
    die sekuriteit wat ons kas kom haal is in die taverne se deur aangeval en die houer is weg
    ek het kleingeld vir die kasse by die bank gaan haal toe vat hulle dit
    elke maandeinde as die bedrag bank toe gaan, staan hulle al vir ons en wag
    afleweringstrok se kontantkis gevat op sy rondte, brood gelos
    hulle't die pantservoertuig met n gesteelde merc gestamp hier by die fabriek
    die bestuurder moes die kontant wat hy vir ons ingevorder het afgee
    hotel se portier met die geld oor die straat beroof
    ek bekommer my oor die stap na die bank met soveel geld in n sakkie
    kliniek se klerk oorval toe sy van Absa af kom met die kleinkas
    met die werkers se lone op die grondpad voorgekeer en net die geld gevat
    kontant in transito roof vanoggend, niemand seer, al die geld weg
    salon se geld saam met my nefie in die taxi gestuur, twee keer al van hom afgevat op pad bank toe
    ek bank vir drie winkels in Chatsworth en maandag het 'n man by die bank se parkering 'n geweer teen my ruit gedruk en net die seilsak met die deposito gevat
    die sak vir die bank is weg, hulle't dit net gevat
    my vrou moes die geld inbetaal omdat die drywer siek was, en op die sypaadjie is dit van haar afgeneem
    die geldwagte is by ons hek voorgelê, een se geweer en twee kiste weg
    tienuur kom haal hulle ons kontant, vyf oor tien is die rowers daar
    hy's op pad om te deponeer met 'n klip gegooi en die geld is gevat
    maandeinde was die lone in die kattebak en twee karre dwing die boekhouer op die M7 af daarvoor
    die kinders was in die kar toe hulle die koevert vir die bank van die paneelbord af gryp
    iemand sê vir hulle wanneer die geld bank toe ry
    ons vat veertig huurders se huur bank toe en vrydag is dit by die inbetaalmasjien afgevat
    op die bank se kameras sien jy hoe 'n man met 'n foon na my bode wys en toe vat hulle die sak
    die wagte met ons kontantkis is op die roltrap aangeval
    by die rooi lig gaan die deur oop en die banksak is weg, my foon en sleutels los hulle
    die krag was af, die masjien wou nie die deposito vat nie, en op pad terug is ek daarvoor beroof
    die koster stap met die kollekte na die bank en hulle pootjie hom en vat dit
    my personeel weier om nog met die geld bank toe te loop
    die kontantvoertuig is by ons laaiplek gestamp en oopgeskiet
    elke dinsdag word die broodroete se drywers in Inanda gestop, "net die kontant", en dan kan hulle ry
    uit die bank gekom met kleingeld vir die kasse en dit is daar en dan gevat
    'n bode se sak met die dag se inbetaling is in die hysbak gegryp
    die plaasstal se geld op die grondpad dorp toe geroof
    hulle lê voor vir die SBV manne by ons agterdeur
    die kliniek se klerk gaan trek die los werkers se geld en voor ons hek word dit uit haar kar gevat
    tussen die kluis en die pantserwa, twaalf treë, daar het hulle toegeslaan
    my seun doen die bankwerk elke dag dieselfde tyd en ek's bang hy word beroof
    bankgeld weg, al weer
    hulle't die bode se tas met die deposito gevat en die pakkies gelos
    op pad na die groothandel met tagtigduisend vir voorraad is ons daarvoor voorgekeer
    hoe kry ander winkels hulle geld veilig by die bank
    G4S se man in ons voorportaal geskiet, hy leef, die geldkis is gevat
    Ek stuur elke maandag my assistent met die naweek se geld van die restaurant in Floridaweg na die bank in Windermere, en twee keer in oktober is die sak halfpad by haar afgeruk
    ons skool se kassier het met die skoolgeld in 'n kosblik gery sodat niemand dit sal vermoed nie, en tog het hulle haar by die bank se ingang voorgekeer en gevra waar is die blik
    die geldvragmotor het pas by ons sentrum gestop toe twee wit karre hom vasdruk, daar is geskiet, die wagte moes lê en hulle het met drie kontantkiste weggejaag
    my swaer haal op vrydae die koerantverkopers se geld op en ry dan bank toe, verlede week is sy kar by die brug gekeer en net die geldsak is gevat
    ons betaal die plaaswerkers kontant, en die pad van die bank in Stanger af terug met die lone is waar hulle ons nou al twee keer voorgelê het
    die polisie kry net die leë banksak, ons bure se bode is vanoggend beroof van die inbetaling
    // isiZulu
    umkami ugetshengwe esaya ebhange nemali yesitolo
    baphuce umshayeli wethu isikhwama semali epakini yasebhange
    iveni yemali ihlaselwe phambi kwesitolo sethu
    onogada bemali babezolanda imali base behlaselwa emnyango
    baphanga imoto ethutha imali emall
    bayazi ukuthi siya nini ebhange, basilinda emarobhothini
    ngesaba ukuyobhanka imali ngoba umnikazi webhusha ugetshengwe enza kona lokho
    kuzokwenzakalani uma bephanga iloli yemali ime kithi
    umgcinimafa wesonto ubeyobhanka umnikelo bamvimba ngemoto bawuthatha
    sibuye ebhange nemali yabasebenzi baseplazini basivimba emgwaqweni bathatha imali kuphela
    BAYITHATHE IMALI SINGAKAFIKI EBHANGE
    isisebenzi sami sihamba nemali siya ebhange bamushaya bamuphuca isikhwama
    ama-cash van ahlala ehlaselwa la egaraji
    imali yesikole ibiyofakwa ebhange bayiphanga endleleni
    omama bestokfela baphangwe beyofaka imali ebhange
    izigebengu ezimbili ngesithuthuthu zihlwithe isikhwama semali emshinini wokudiphozitha
    phakathi kwemoto nomnyango webhange bangiphuca yonke
    balandela noma ubani ophuma la nemali yokubhanka bese bemgebenga
    onogada bathe bephuma ethaveni nemali bavinjwa ngezibhamu kwathathwa ibhokisi
    bengiyoshintsha imali yamatilini ebhange bangiphuca
    njalo ngasekupheleni kwenyanga uma siyobhanka siyaphangwa
    iloli yesinkwa baphuce umshayeli imali ayiqoqile, isinkwa basiyeka
    bashayise iveni yemali ngemoto eyebiwe eduze kwefekthri
    umshayeli wethu uqoqa imali yezimpahla bamphuca yona estobhini esilandelayo
    ngithume umshana nemali yasesaluni ngetekisi, baphuce yona kabili endleleni eya ebhange
    unobhala wasekhilishi ugetshengwe eyodiphozitha imali yezinyanga
    umnikazi wespaza uphangwe eyothenga isitokwe nemali yakhe yonke ephaketheni
    umnikazi wamatekisi bamphuce imali yosuku eya ebhange
    sithutha imali ngezinyawo siya ebhange, siyesaba ukuthi bazosihlasela
    bagebenga abantu abalanda imali yesitolo njalo ngoMsombuluko
    baqhumise iveyini yemali emgwaqweni phambi kwehhotela bathatha imali
    ngikhiphe imali yamaholo ebhange bangilandela bangiphuca yona ngaphambi kokufika esayithini
    udokotela wethu uthumela uclerk ebhange, umaclerk ugetshengwe ephuma eAbsa
    kuphangwe abakwaFidelity besesitolo sami besayinela imali
    i-heist yenzeke la ekuseni imali yonke ihambile
    ngibhankela izitolo ezintathu eChatsworth, ngoMsombuluko indoda ibeke isibhamu efasiteleni lami epaki yebhange yathatha isikhwama semali kuphela
    isikhwama esiya ebhange asisekho, basithathile bahamba
    umkami uhambe eyobhanka ngoba umshayeli ugula, bamuphuca endleleni
    onogada abathwala imali bavinjwe esangweni lethu kwathathwa isibhamu namabhokisi amabili
    imali ilandwe ngo-10, abaphangi bafike ngo-10 nemizuzu emihlanu
    ubeyodiphozitha washaywa ngetshe imali yathathwa
    ekupheleni kwenyanga amaholo ebesebhuthini, izimoto ezimbili zaphoqa umabhalane ku-M7 zayithatha imali
    izingane bezisemotweni kuyiwa ebhange, bahlwitha imvilophu yemali
    kukhona obatshelayo ukuthi imali iphuma nini iya ebhange
    imali yerenti yabaqashi abangu-40 ithathwe sisayifaka emshinini wasebhange
    amakhamera asebhange abonisa indoda ikhomba isithunywa sami ngefoni base bemuphuca isikhwama
    babahlasele abe-SBV emnyango wethu ongemuva
    irobhothi libomvu, kwavulwa umnyango, isikhwama sebhange sahamba, ifoni nokhiye bakushiya
    ugesi ubungekho umshini ungafuni imali, sibuyela emuva nayo bayithatha
    umgcini wesonto uthwele umnikelo eya ebhange bamkhuba bawuthatha
    abasebenzi abasafuni ukuhamba nemali beya ebhange
    iloli lemali lishayiswe lapho silayishela khona
    abaqhuba isinkwa bamiswa eNanda njalo ngoLwesibili kuthiwe "imali kuphela"
    ngiphume ebhange noshintshi wamatili bangephuca wona
    isithunywa sithathelwe isikhwama selifti lasebhange sigcwele imali yosuku
    umabhalane womtholampilo ulande imali yabatoho bayithatha emotweni yakhe esangweni
    phakathi kukasisefo neloli lemali yilapho bahlasele khona
    indodana yami ibhanka nsuku zonke ngesikhathi esifanayo, sengathi bazoyiphuca
    kade siphangwa imali eya ebhange, lena yesithathu
    unogada wakwaG4S udutshulwe esandleni kwathathwa ibhokisi lemali, amakhasimende ecashe ngemuva kwamaphasela
    imali yokuthenga isitokwe engu-80 000 ithathwe endleleni eya ewholesale
    owaqoqa imali yestokfela eNtuzuma uwiswe esithuthuthwini kwathathwa yona
    ezinye izitolo ziyithutha kanjani imali ziyise ebhange ngaphandle kokuphangwa
    njalo ngoMsombuluko ngithuma umsizi wami nemali yempelasonto esuka erestaurant eFlorida Road ayifake ebhange eWindermere, kabili ngo-Okthoba isikhwama sihlwithwe endleleni
    umabhalane wesikole ubefihle imali yesikole kuskhafuthini ukuze kungabikho osolayo, kodwa bamvimba emnyango webhange bambuza ukuthi liphi iskhafuthini
    iloli lemali lithi liyama esenthweni yethu izimoto ezimbili ezimhlophe zalivimba, kwadutshulwa, onogada balala phansi bahamba namabhokisi amathathu emali
    umlamu uqoqa imali yabathengisa amaphephandaba ngoLwesihlanu ayise ebhange, ngesonto eledlule bamvimba ebhulohweni bathatha isikhwama semali kuphela
    sikhokhela abasebenzi beplazi ngokheshi, indlela esuka ebhange kwaDukuza siphethe amaholo yilapho sebesivimbe khona kabili
    umabhalane wenhlangano yamatekisi ubehambisa imali yokujoyina eNedbank ePinetown, amadoda amabili amphushela emnyango bayithatha emvilophini, bebazi nephakethe
    // Mixed
    ugetshengwe on the way to the bank with the takings zesitolo
    they took isikhwama semali outside FNB
    cash van ihlaselwe in front of our shop today
    ek was op pad bank toe with the takings en hulle grab die sak
    umshayeli wethu was carrying the banking bamvimba at the robots
    i-deposit bag ithathwe epakini yasebhange, every month end
    die CIT guards is attacked by ons loading bay
    siyesaba ukuyobhanka, the butcher was robbed like that
    stokvel money yathathwa besiya ebhange to deposit
    hulle weet when we do banking, iemand inside vertel hulle
    amaholo abasebenzi robbed coming back from the bank
    umnikelo wesonto was taken ngesikhathi siya ebhange
    umkami was taking the deposit ebhange, bamuphuca on the pavement
    die bag met die takings is gegrab by die bank, guard het net gekyk
    imali yamaholo in the boot, two cars stopped us on the M7 for it
    they hit abe-SBV at our back door, customers all over the floor
    my seun bank elke dag for me and they took isikhwama semali
    irobhothi libomvu, door opened, bank bag gone, phone left
    month end ukuyobhanka is when they wait for us
  `,
  hijacking: `
    hijacked in my driveway last night, they took the fortuner
    our delivery truck was hijacked with the whole load on it
    they pulled my driver out of the bakkie with a gun and drove off
    Car jacked at the gate of the school dropping my kids
    my uber was taken from me by two passengers with a knife
    scared of being hijacked while I wait for the gate to open
    what if they hijack my wife when she comes home from the hospital at night
    TRUCK HIJACKED AGAIN on the N3, driver dumped in the canefields
    three men forced our courier off the road and took the van with the parcels
    hijakked outside the church after choir practice
    they wait for us to stop for the garage door and then force us out of the car
    my employee was hi jacked with the company polo coming out of the warehouse
    gun at the window, out of the car, gone in ten seconds
    somebody stopped the bread van in the township and took it, driver and all
    hijackers got my car at the petrol station while I was paying at the pump
    the taxi was taken at gunpoint at the rank, passengers had to get out
    we lost a tipper from the building site road, driver was forced out and tied to a tree
    there are hijackings in our street every week at the gates of the complex
    They blocked the drive with their car behind mine, took my keys and went off with my hilux and my laptop still in it
    tractor taken from the driver at knifepoint on the farm road
    the nurse was hijacked in the clinic parking at shift change
    guys with a blue light stopped our truck and took it, cargo of cellphones gone
    jacked at the robots by the salon
    my mechanic test drove a customers car and it was taken from him with a gun
    a fake buyer took the seller's car off him by force during a test drive from our showroom
    hijacking
    attempted hijacking, I reversed and got away, but they'll be back at our gate
    they took the motorbike from our pharmacy delivery guy, pushed him off it
    my mom was dragged from her car at the shopping centre, baby still in the seat, thank God they stopped
    driver of the bottle store truck was forced at gunpoint to drive it to a yard in Umlazi where they unloaded it
    waiting at the creche gate, engine on, two men opened the doors and told me get out
    they target double cabs, neighbour lost his to armed men at his gate, mine is the same model
    stones on the road, the lorry stopped and they took it off the driver
    wasn't stolen while parked, they took it from me with me in it
    staff bus hijacked on the way to the factory at 4am
    lost a truck with copper, hijacked 200m from our gate
    my scooter driver for the restaurant gets robbed of the scooter, second one this month
    car taken by force from my son outside his flat
    they jumped out of a golf as I stopped at the office gate and took my car and my handbag
    hotel shuttle was hijacked with tourists in
    afraid to come home in the dark, the gate is slow and they take cars there
    we get hijacked at our own loading bay, drivers refuse to come anymore
    they made him open the boot, climb in and drove around with him before dumping him, the car is gone
    hi jacking happens by our drive way alot
    armed men took the horse and trailer, tracker jammed
    I drive for a furniture shop in Springfield and on Wednesday at ten I stopped to phone a customer in Inanda when a man opened my door, put a gun to my knee and took the truck with two lounge suites
    he said get out and he drove away with it
    they took it off me at the gate with the motor running and my child's seat in the back
    the gate motor was slow because of the power cut and so they got my wife out of her car in front of it
    our guard watched how they pulled the rep out of the company car
    Two guys walked up to me at the car wash in Umbilo, showed a pistol, wanted keys and phone, and now my Ranger is gone
    diesel tanker forced to stop on the N2 near Park Rynie, crew put out on the verge, tanker found empty
    he was delivering parcels in Westville when they made him hand over the van, the parcels and his shoes
    taken from me with force at the stop sign by the school
    month end load of cigarettes, driver forced into another car, truck gone
    they wanted the car. we gave it. thank God we're alive
    cameras at the complex show a white Kia blocking her in and three men getting her out
    Lady from our staff, car, gun, driveway. Police came later.
    They've started to wait for the nurses at King Edward's parking and take their cars as they get in
    the estate agent was showing a house in Kloof and the "buyers" left with her Audi at gunpoint and her keys to twenty houses
    my bakkie was loaded with copper pipe for a site in Ballito, two men with an R5 took it from me at the off ramp
    driver was tied with cable ties and left in the cane, the reefer with chicken is missing
    trapped between a taxi and their car, guns left and right, out I got
    bumped from behind, got out to look, and they were in my car and gone with it
    they threw eggs at the windscreen, I stopped, they took the car with a knife to me
    Our learner driver car was taken while the pupil was behind the wheel, instructor pushed out
    what can you put at the entrance so that we arent trapped in the car while waiting
    worried sick, the people opposite had the Jeep taken off them with the grandchildren inside
    scooter taken by force from our sushi delivery, third since August
    ambulance crew ordered out of the ambulance and it was driven away
    Boat and Land Cruiser taken from my husband by armed men at the slipway road near Umkomaas, he walked five kilometres to a farm for help
    pulled over by a fake metro police car, and they took the truck with all the customers' washing machines
    jack at the robot
    he gave them the keys after they fired in the air, then they were off with our forklift truck and trailer
    A tenant got carjacked under our parkade boom and the guard says his alarm button did not work
    forced off my quad on the farm track and they rode away on it
    they followed no one, they just stood at the corner and took the first SUV that stopped
    with the cash still in the console they took my taxi at the Warwick rank
    my mom got out, they got in, gone
    the school bus was taken from the driver before the children were picked up
    My company rents out scissor lifts and last week the lowbed with two of them on it was stopped at Hammarsdale by men in traffic uniforms who put the driver in their boot and drove the truck to Gauteng
    the alarm on the car screamed as they pulled me out of it and drove, the patient I was fetching saw it all
    // Afrikaans
    ek is gisteraand in my oprit gekaap, hulle het die fortuner
    ons afleweringstrok is met die hele vrag gekaap
    hulle het my drywer met n geweer uit die bakkie getrek
    kaping by die skool se hek toe ek die kinders aflaai
    my vrou is bang sy word gekaap as sy vir die hek wag
    wat as hulle my kaap wanneer ek laat van die hospitaal af kom
    TROK GEKAAP OP DIE N3
    drie manne het ons koerier van die pad gedwing en die bus gevat met die pakkies
    hulle wag tot ek stop vir die motorhuisdeur en dan moet ek uit
    die werker is met die maatskappy se polo gekaap by die pakhuis
    geweer by die venster, uit die kar, weg is hulle
    die broodwa is in die township voorgekeer en gevat
    gekaap by die petrolpompe terwyl ek betaal
    taxi met n pistool by die staanplek afgevat, passasiers moes uit
    ons tipper van die bouterrein af gekaap, drywer aan n boom vasgemaak
    hier is elke week kapings by die kompleks se hek
    hulle het agter my ingetrek, my sleutels gevat en met my hilux gery
    trekker op die plaaspad van die drywer afgevat met n mes
    die verpleegster is in die kliniek se parkering gekaap met skofruil
    ouens met n blou lig het ons trok gestop en hom gevat
    fopkoper vat die kar met geweld tydens die toetsrit
    gekaap
    hulle't probeer kaap maar ek het teruggery en weggekom
    die aptek se motorfietsman is afgestoot en die fiets is weg
    my ma is uit haar kar gesleep by die winkelsentrum
    klippe in die pad, lorrie stop, hulle vat hom van die drywer af
    hy was nie geparkeer toe hulle hom vat nie, ek was nog in die kar
    drywers wil nie meer by ons kom laai nie want hulle word gekaap
    hulle het hom in die kattebak gesit en rondgery, die kar is weg
    my seun se kar is met geweld voor sy woonstel gevat
    ek ry vir 'n meubelwinkel in Springfield en woensdag toe ek in Inanda stop om die kliënt te bel, maak 'n man my deur oop met 'n geweer en vat die lorrie met die vrag
    hy sê klim uit en toe ry hy met hom weg
    my vrou is voor die hek uit haar kar gedwing omdat die motor stadig was met die krag af
    ons wag het gesien hoe hulle die verteenwoordiger uit die maatskappykar pluk
    hulle't die kar by my gevat met die kinders se stoeltjie nog agterin
    dieseltenkwa op die N2 by Park Rynie voorgekeer, bemanning afgesit, tenkwa leeg gekry
    hy was besig om pakkies in Westville af te lewer toe hulle hom dwing om die bussie te gee
    die kar word met geweld by die stopstraat afgevat
    vrag sigarette vir maandeinde, drywer in 'n ander kar ingeprop, trok weg
    op die kameras sien jy 'n wit Kia haar vasdruk en drie mans haar uithaal
    die verpleegsters by King Edward se karre word van hulle afgevat soos hulle inklim
    die eiendomsagent wys 'n huis in Kloof en die sogenaamde kopers ry met haar Audi weg, geweer in die sy
    bakkie vol koperpyp by die afrit van my gevat deur twee met 'n R5
    die drywer is met kabelbinders in die suikerriet gelos, die koelwa met hoender is skoonveld
    van agter gestamp, ek klim uit om te kyk en hulle spring in my kar en ry
    eiers teen die voorruit, ek stop, mes by my, kar weg
    die leerlingbestuurder sit nog agter die stuur toe hulle die rykar vat
    ambulans van die manne afgevat en weggery
    my man se Land Cruiser en boot is by die pad na die water onder geweer afgevat
    vals metropolisie trek die trok af en vat hom met al die kliënte se wasmasjiene
    hulle was by die motorhek, ek moes uit, hulle's weg met my sleutels en kar
    bang dis my beurt, die mense oorkant se Jeep is met die kleinkinders binne van hulle afgevat
    ons motorfietsbesteller word vir die derde keer van sy fiets beroof
    die taxi se kontant en die taxi self, albei weg by Warwick, pistool op die bestuurder
    van my vierwiel afgedwing op die plaaspad en daarmee weggery
    die huurder is onder ons parkade se valhek gekaap en die wag se knoppie het nie gewerk nie
    kan julle iets by die ingang sit dat ons nie in die kar vasgekeer word nie
    hulle skiet in die lug en toe gee hy die sleutels, sleepwa en al
    die skoolbus is by die drywer gevat voor hy een kind opgelaai het
    ek klim uit, hulle klim in, klaar
    ek is 'n verpleegster by Addington en toe ek woensdag sewe-uur ná nagskof in my kar klim, maak iemand die ander deur oop, druk 'n mes teen my en sê ek moet uitklim en die sleutels los
    Ons huur hoogwerkers uit en verlede week is die laebed met twee daarop by Hammarsdale deur mans in verkeersuniforms gestop, die drywer in hul kattebak gesit en die trok weggery
    my dogter het net vinnig stilgehou om by die hek se knoppie te druk toe drie mans uit die bosse kom, haar aan die arm uittrek en met die kar en haar skoolboeke ry
    die apteek se bestuurder is donderdagaand uit sy kar gehaal terwyl hy vir die motorhek wag, die wag het in sy huisie gesit en die kamera wys net 'n skaduwee
    ons afleweringsbussie vol blomme vir 'n begrafnis is in Umlazi by die drywer afgevat, hy moes sy skoene ook uittrek en drie kilometer stap na die polisie toe
    // isiZulu
    bangihayijeke egedeni izolo ebusuku bathatha ifortuner
    iloli yethu yokudiliva ihayijekiwe nomthwalo wonke
    bamkhiphe umshayeli wami ebhakkini ngesibhamu bahamba nayo
    ngiphucwe imoto esangweni lesikole ngihambisa izingane
    abagibeli ababili bangiphuce imoto ye-uber ngommese
    ngesaba ukuhayijekwa uma ngilinde isango livuleka
    kuzokwenzakalani uma bemduna umkami ebuya esibhedlela ebusuku
    ILOLI IDUNIWE FUTHI ku-N3
    amadoda amathathu avimbe umshayeli wama-parcel athatha iveni
    imoto yami iduniwe ngaphandle kwesonto
    balinda ngime ngivule igaraji bese bengikhipha emotweni
    isisebenzi siphucwe imoto yenkampani siphuma ewerehouse
    isibhamu efasiteleni, phuma emotweni, bahamba
    iveni yesinkwa bayivimbile elokishini bayithatha kumshayeli
    bangiphuce imoto egaraji ngisathela uphethiloli
    itekisi ithathwe ngesibhamu erenki abagibeli behliswa
    i-tipper iduniwe emgwaqweni waseyadini yokwakha umshayeli baboshelwa esihlahleni
    ukudunwa kwezimoto kwenzeka njalo la emasangweni
    bavimbe ngemuva kwami bathatha okhiye bahamba nehilux
    ugandaganda uphucwe umshayeli ngommese eplazini
    unesi bamdunele imoto epakini lasemtholampilo
    abazenza amaphoyisa bamise iloli yethu bayithatha yonke namafoni
    umakhenika wami ubezama imoto yekhasimende bayiphuca ngesibhamu
    bazamile ukungihayijeka ngabaleka ngereverse
    baphuce umfana odilivela ikhemisi isithuthuthu
    umama bamdonse wakhishwa emotweni emashopini
    iloli yotshwala bamphoqe umshayeli ukuthi ayiyise eyadini Umlazi bayethula
    amatshe emgwaqweni, iloli yama, bayithatha
    ayintshontshwanga ipakile, bangiphuce yona ngiyishayela
    ibhasi labasebenzi liduniwe liya efekthri ekuseni
    umfana wami uphucwe imoto ngenkani ngaphandle kweflethi
    bangifaka ebhuthini bahamba nami bangilahla, imoto ayikho
    abashayeli bayesaba ukuza la ngoba bayahayijekwa
    bayazithanda ama-double cab, umakhelwane bamphuce eyakhe ngezibhamu
    izimoto ziyadunwa njalo kulesi sitaladi sasekhilishi
    ngishayelela isitolo sefenisha eSpringfield, ngoLwesithathu ngo-10 ngime eNanda ngifonela ikhasimende indoda yavula umnyango yangikhomba ngesibhamu yahamba neloli
    uthe phuma wabe esehamba nayo imoto
    umkami ukhishwe emotweni esangweni ngoba imotha ibihamba kancane ugesi ungekho
    unogada wethu ubabonile bedonsa umuntu wenkampani emotweni
    bayithathile imoto kimi isihlalo sengane sisengemuva
    ithangi likadizili livinjwe ku-N2 abashayeli behliswa, litholakale lingenalutho
    ubehambisa amaphasela eWestville bamphoqa wanikezela iveni
    imoto ithathwe ngenkani esitobhini eduze kwesikole
    umthwalo kagwayi wokuphela kwenyanga, umshayeli wafakwa kwenye imoto, iloli yahamba
    amakhamera abonisa iKia emhlophe imvimba nabathathu bemkhipha
    onesi baseKing Edward baphucwa izimoto bethi bayagibela
    umthengisi wezindlu eKloof bamuphuce iAudi ngesibhamu labo abathi bafuna ukuthenga
    ibhakkhi yami egcwele amapayipi ekhopha ithathwe kimi ngabanezibhamu ezinkulu
    umshayeli uboshwe washiywa emobeni, iloli lezinkukhu alikho
    bangishaye ngemuva ngemoto, ngaphuma ngayobuka, bangena kweyami bahamba
    baphonse amaqanda ewindini ngama, bangephuca imoto ngommese
    umfundi ubeshayela bamkhipha bahamba nemoto yesikole sokushayela
    i-ambulensi bayithathe kubasebenzi bahamba nayo
    umyeni wami uphucwe iLand Cruiser nesikebhe ngabahlomile wahamba ngezinyawo
    bebenze sengathi bangometro police bamisa iloli bahamba nayo nemishini yokuwasha yamakhasimende
    ngifuna okokuvikela esangweni ukuze singavaleleki emotweni silinde livule
    abangaphesheya bathathelwe iJeep abazukulu bephakathi, ngesaba ukuthi kulandela mina
    itekisi nemali yosuku kuthathwe eWarwick, isibhamu kumshayeli
    badubule phezulu wabe esenikeza okhiye bahamba netreyila
    umqashi uphucwe imoto ngaphansi kwebhumu unogada ebukile
    ibhasi lesikole lithathwe kumshayeli engakalayishi izingane
    kade bethatha izimoto zabantu emarobhothini la
    ngaphuma, bangena, sebehambile
    ngingunesi eAddington, ngoLwesithathu ngo-7 ekuseni ngishayisa ngithi ngigibela emotweni yami kwavulwa omunye umnyango wabeka ummese kimi wathi angiphume ngishiye okhiye
    siqashisa ngemishini yokuphakamisa, iloli elithwele emibili limiswe eHammarsdale amadoda agqoke njengabomgwaqo, umshayeli wafakwa ebhuthini labo iloli lahanjiswa eGoli
    indodakazi yami imile icindezela inkinobho yesango kwaphuma amadoda amathathu ehlathini ayidonsa ngengalo ayikhipha ahamba nemoto nezincwadi zayo zesikole
    umphathi wekhemisi ukhishwe emotweni ngoLwesine ebusuku elinde isango livuleke, unogada ubehleli endlini yakhe ikhamera ikhombisa isithunzi nje
    iveni yethu egcwele izimbali zomngcwabo ithathwe kumshayeli eMlazi, bamkhumulisa nezicathulo wahamba ngezinyawo waze wafika emaphoyiseni
    umyeni wami ubephekelezela ingane esikoleni eMorningside, bavimba ngemoto phambili nangemuva, bathi phumani nobabili base behamba neFortuner
    // Mixed
    bangi-hijack at my gate last night bathatha imoto
    our truck ihijackiwe with all the stock
    ek is ge-hijack by die robots naby die salon
    umshayeli wethu was pulled out of the bakkie ngesibhamu
    hijacked egedeni lami, they took the polo nesikhwama
    hulle't my driver se truck ge-jack op die N2 met die vrag
    ngesaba i-hijacking uma ngifika ekhaya late from the office
    they stopped iveni yesinkwa elokishini and drove off with it
    die taxi is taken at gunpoint by die rank
    baphuce umfana we-delivery isikuta, second time this month
    three guys out of a golf bangikhipha emotweni outside the creche
    i-hijackers bayasilinda by the complex gate every night
    umkami was pulled out of the car egedeni, gate motor too slow
    they took the van from our driver namaphasela onke in Westville
    hulle't my bakkie met die copper gevat by die off ramp, gun and all
    bangishayise ngemuva, got out to look, they drove off with my car
    die nurse se car is van haar gevat in die parking by King Edward
    iloli likadizili was stopped on the N2 and taken, crew left roadside
    phuma, he said, and drove off with my polo nokhiye basendlini
  `,
  'follow-home': `
    I was followed home from the bank and robbed in my driveway
    they trailed us from the airport and robbed us at our gate, all the luggage gone
    somebody follows me when I close the shop and drive home with the takings
    scared of being followed home from the salon at night
    followed from the mall, they wanted my watch
    The same grey car is behind me every night when I leave the tavern
    what if they follow me from the pharmacy to my house and my kids are there
    FOLLOWED FROM OR TAMBO. ROBBED AT HOME
    my husband drew money for the workers and a polo followed him right up to our complex and took it there
    they watch who leaves with cash from the casino and come after you to your house
    my manager was tailed from the workshop to his flat and they took the safe keys off him there
    a car with no plates followed my wife from the school all the way to our street
    followd me home frm work and took my bag at the gate
    we came back from king shaka with guests and a car pulled in behind us in the drive
    they pick people at the bank, follow them and rob them when they get out at home
    someone has been following my staff home after late shift
    I noticed lights behind me since the petrol station, they turned in when I turned in
    Tourists followed from the airport to our guest house and robbed at reception door
    drew R30 000 for stock and they robbed me not at the bank but outside my own house
    two guys on a bike follow me from the jewellery shop
    my boss is afraid to drive home since somebody stalked his car from the warehouse twice
    they followed the church treasurer to her house after the service
    followed from ATM
    Every friday when I take the wages home a man in a corsa drives after me
    they must have marked me in the shopping centre because they got me at home an hour later
    in the rear mirror the same two guys from the office to the gate, so I drove to the police
    my mother got followed from pension payout and they took her purse at her door
    the clinic sister is being followed after night shift up to her gate
    how do I stop them following me from the shop to the house
    They tailed my brother from the cash and carry to the farm gate and robbed him there
    a bolt driver came back after dropping us and his friends robbed us at the door, they followed from the restaurant
    they dont rob us here at the factory they follow us and do it at home
    i think a customer follows me when i go home from the laundromat
    came home from a wedding, BMW behind us from the hotel, then guns in the driveway, rings gone
    followed back from the airport with the boxes of phones i imported
    the guys sit in the parking lot of the bank, send a message to the car outside, and that one comes home with you
    my daughter says a man walks behind her from the taxi to our gate every afternoon
    trailing cars from our building site on payday, two of my guys robbed at their homes
    nobody robbed us yet but a car waits till I lock up the creche and drives behind me
    being tailed from work
    they followed the car not to take it, they wanted the cash I had drawn
    followed home from the tile shop after someone saw my envelope of money
    a gang spots people with Rolexes at the mall and follows them to their estates
    i took three wrong turns and he took them too, all the way from the bottle store
    they robbed us as we parked at home, police say they'd been on us since the bank
    I have a hardware store in Verulam and since month end a silver Corolla waits across the road until I lock the gate, then it stays behind me right up to my street in La Mercy
    somebody came after my wife from the bank to our house and took the cash at our gate
    he drives behind me all the way to my house
    I got out at my gate and the car that had been behind me since the mall stopped, two men took my bag and keys
    the neighbours' cameras show the car that came after us from the airport, it turns in thirty seconds behind us
    they saw me pay with a lot of cash at the tile shop and were at my house when I got there
    I switch off my lights, I turn left, he turns left
    My staff say there are men who stay behind them from the back door up to their homes in Lamontville
    It was a power cut, the whole road was dark and the lights behind me came along to my drive, that's where they robbed me
    we sell gold coins in Musgrave and after closing on Friday I was shadowed by two motorcycles from the parkade to my house in Glenwood, where they pulled up on both sides and took the case
    tailgated from the casino to Bluff by people who then robbed us of the winnings in our garage
    my children were in the car when they came in behind us at the gate, they'd been after us from the school fete with the takings
    someone tracked my husband from the pawnshop back to the house
    shadowed all the way home
    followd from shoprite to my gate, they took the groceries phone and purse
    A patient who drew money for her operation was followed to her sister's place and robbed before she could ring the bell
    the guard at the estate wrote down the number plate, same one has come after four of us from Gateway
    what do I do when a car stays on my tail after I leave with the diesel money
    a man from the taxi walks behind my daughter to our door and knows now where we live
    they tag along from the bank and get you at home
    My colleague left the embassy function, noticed the motorbike at the robots, noticed it in her own street, and at the gate they wanted her watch
    two men trailed the copper buyer from our yard to his home in Cato Manor and took the rest of his cash there
    not robbed at the bank at all, robbed at home, by the people who'd stood behind me in the bank queue
    My flight landed at nine, I took a lift to Berea, a Golf came along behind us, and outside my flat they took the suitcase and passport
    the police call it a follow home
    I think they put something on my car, because wherever I drive from the shop they turn up at home
    every time I do parcels to the depot and then home, same bakkie in my mirror
    the old couple was watched at the pension point, then followed and robbed in their yard
    they wait at the wholesalers for traders and come home with them
    its the third night a car goes where i go after work, im to scared to turn into my street
    My tenant carries the rent to me and is tailed from his work to my door
    they kept behind the bus and when my mother got off they came after her up to her house for her stokvel payout
    we saw them sit at the next table in the restaurant and an hour later they robbed us at our front door
    keep looking in my mirror since the alarm company man told me they follow shop owners home
    the one from the ATM came after me on foot to my house and took it in the yard
    Since I began to draw the wages for the cleaners at the bank in Umlazi Mega City on the 30th, a maroon Polo has come along behind me to Amanzimtoti twice and the second time they robbed me at the garage door
    the alarm went on, the patients left, I drove home and that same car came with me to my door
    // Afrikaans
    ek is van die bank af huis toe gevolg en in my oprit beroof
    hulle het ons van die lughawe af gevolg en by die hek al die bagasie gevat
    iemand ry agter my aan as ek die winkel sluit
    bang iemand volg my saans van die salon af huis toe
    gevolg van die mall af, hulle wou my horlosie he
    dieselfde grys kar is elke aand agter my as ek by die taverne wegry
    wat as hulle my van die apteek af volg tot by die kinders
    VAN DIE LUGHAWE AF GEVOLG EN BY DIE HUIS BEROOF
    my man het die lone getrek en n polo het hom tot by die kompleks gevolg en dit daar gevat
    hulle kyk wie trek geld en volg jou dan
    die bestuurder is van die werkswinkel tot by sy woonstel agtervolg
    n kar sonder plate het my vrou van die skool af gevolg
    gaste is van die lughawe af gevolg en by ons gastehuis se deur beroof
    hulle het my nie by die bank beroof nie maar voor my eie huis
    twee ouens op n bike volg my van die juwelier af
    ek sien al van die vulstasie af ligte agter my en toe draai hulle saam met my in
    my ma is gevolg nadat sy haar pensioen getrek het en by haar deur beroof
    die kerk se tesourier is na haar huis agtervolg na die diens
    hulle roof ons nie hier by die fabriek nie, hulle volg ons huis toe
    elke vrydag ry daar iemand agter my aan as ek die lone huis toe vat
    die personeel word na laatskof agtervolg
    nog niks gebeur nie maar n kar wag tot ek die crèche sluit en ry agter my
    gevolg van die kitsbank af
    hulle't my broer van die groothandel af gevolg tot by die plaas se hek en hom daar beroof
    n bende volg mense met duur horlosies tot by hul landgoed
    ek draai drie keer verkeerd en hy draai saam, al van die drankwinkel af
    polisie se hulle was al van die bank af op ons spoor
    my dogter word elke middag van die taxi af gevolg tot by ons hek
    op betaaldag volg hulle die bouers huis toe
    na die restaurant het n BMW ons gevolg en in die oprit ons ringe gevat
    ek het 'n hardewarewinkel in Verulam en van maandeinde af wag 'n silwer Corolla tot ek die hek sluit, dan bly hy agter my tot in my straat in La Mercy
    iemand het van die bank af agter my vrou aangery en by ons hek die kontant gevat
    hy ry agter my tot by my huis
    ek klim uit by my hek en die kar wat al van die mall af agter my is hou stil, hulle vat my sak en sleutels
    op die bure se kameras sien jy die kar wat ons van die lughawe af volg
    hulle het gesien hoe ek kontant betaal en was saam met my by die huis
    ek draai links, hy draai links, tot in my straat
    my personeel sê mans loop van die agterdeur af agter hulle aan huis toe
    die krag was af en die ligte agter my kom saam tot in die oprit, daar's ek beroof
    Ons verkoop goue munte in Musgrave en vrydag is ek ná sluitingstyd deur twee motorfietse van die parkade af tot by my huis in Glenwood gevolg waar hulle die tas vat
    van die casino af tot op die Bluff agterna gesit en in die motorhuis van ons wengeld beroof
    die kinders was in die kar toe hulle by ons hek agter ons inkom, al van die skool se kermis af
    my man word van die pandwinkel af gevolg
    gevolg tot by die huis
    die pasiënt wat geld getrek het vir haar operasie is tot by haar suster gevolg en daar beroof
    die landgoed se wag het die nommerplaat, dieselfde een het al vier van ons van Gateway af gevolg
    wat maak ek as iemand agter my bly ná ek met die dieselgeld ry
    'n man uit die taxi stap my dogter agterna en weet nou waar ons bly
    hulle hang agter jou aan van die bank af en vat dit by die huis
    die koperkoper is van ons werf af gevolg en by sy huis van die res van sy kontant beroof
    nie by die bank beroof nie, by die huis, deur die ouens wat in die ry agter my gestaan het
    my vlug land nege-uur, 'n Golf ry agter ons aan tot op die Berea en voor my woonstel is die tas gevat
    hulle wag by die groothandelaar vir handelaars en ry saam huis toe
    dis die derde aand dat 'n kar gaan waar ek gaan, ek's te bang om in my straat in te draai
    my huurder bring die huur en word van sy werk af tot by my deur agtervolg
    hulle bly agter die bus en toe my ma afklim, stap hulle haar agterna tot by haar huis vir die stokvelgeld
    hulle sit by die tafel langsaan in die restaurant en 'n uur later beroof hulle ons voor ons deur
    ek het net bly kyk in die spieël, en ja, hulle's al die pad daar
    sodra ek van die winkel af wegtrek, trek hy ook weg, elke aand
    gevolg van Shoprite af en voor my hek beroof
    // isiZulu
    ngilandelwe kusuka ebhange kwaze kwaba sekhaya bangigebenga egedeni
    basilandele sisuka esikhumulweni sezindiza bathatha imithwalo esangweni
    kunomuntu ongilandelayo uma ngivala isitolo ngiya ekhaya
    ngesaba ukulandelwa ebusuku ngisuka esaluni
    bangilandela ngisuka emall befuna iwashi lami
    imoto empunga ingilandela njalo uma ngiphuma ethaveni
    kuzokwenzakalani uma bengilandela ngisuka ekhemisi ngize ngifike ezinganeni
    BANGILANDELE EBHANGE BANGIPHANGA EKHAYA
    umyeni wami ukhiphe imali yabasebenzi ipolo yamlandela yaze yafika ekhaya bayithatha lapho
    babuka abakhipha imali bese beyabalandela
    umenenja bamlandele esuka egaraji lezimoto kwaze kwaba seflethini lakhe
    imoto engenazinombolo ilandele umkami isuka esikoleni
    izivakashi zilandelwe zisuka e-airport zaphangwa emnyango weguest house
    abangigebenganga ebhange, balinde ngafika ekhaya
    abafana ababili ngesithuthuthu bangilandela ngisuka emsebenzini
    ngibone amalambu ngemuva kwami kusukela egaraji, bajika nabo uma ngijika
    umama ulandelwe ehola impesheni bamphuca isikhwama emnyango wakhe
    umgcinimafa wesonto balandele imoto yakhe waze wafika ekhaya
    abasigebengi la efekthri, basilandela emakhaya
    njalo ngoLwesihlanu ngiyalandelwa uma ngiya ekhaya nemali yamaholo
    abasebenzi bami bayalandelwa uma beshayisa ebusuku
    akukenzeki lutho kodwa imoto ilinda ngivale ikhilishi bese ihamba ngemuva kwami
    balandele umfowethu esuka ku-cash and carry bamgebenga esangweni leplazi
    balandela abantu abagqoke amawashi abizayo emakhaya abo
    ngijike kathathu naye wajika, engilandela kusuka esitolo sotshwala
    amaphoyisa athi bebesilandela kusukela ebhange
    indodakazi yami ilandelwa umuntu isuka etekisini ize ifike egedeni
    ngosuku lwamaholo balandela abakhi emakhaya bafike babaphange khona
    sisuka ehhotela emshadweni iBMW yasilandela, egedeni bathatha amaringi
    bengilandela kusukela e-ATM
    unesi uyalandelwa uma ephuma emtholampilo ebusuku kuze kube segedeni lakhe
    balokhu besilandela emuva kokuvala, siyesaba
    ngikhiphe u-R30 000 wesitokwe bangilandela bangiphuca wona sengifikile ekhaya
    bangibone nemvilophu yemali base bengilandela ngize ngifike ekhaya
    ikhasimende lami ngicabanga ukuthi liyangilandela uma ngigoduka
    nginesitolo sehardware eVerulam, kusukela ekupheleni kwenyanga iCorolla esiliva ilinda ngivale isango bese ihamba ngemuva kwami ize ifike emgwaqweni wami eLa Mercy
    kukhona olandele umkami esuka ebhange waze wafika ekhaya wathatha imali esangweni
    uhamba ngemuva kwami kuze kube sekhaya
    ngehlile egedeni, imoto ebilokhu ingilandela kusuka emall yama, bathatha isikhwama nokhiye
    amakhamera omakhelwane akhombisa imoto esilandele kusuka esikhumulweni
    bangibonile ngikhokha ngemali eningi base befika nami ekhaya
    ngijika kwesobunxele naye ajike
    abasebenzi bathi kunamadoda abalandelayo uma beya emakhaya eLamontville
    ugesi ubungekho, amalambu angemuva kwami angilandela aze angena egcekeni, bangiphanga lapho
    sithengisa igolide eMusgrave, ngoLwesihlanu izithuthuthu ezimbili zingilandele kusuka epaki kwaze kwaba sekhaya eGlenwood bathatha ipotimende
    sinqobe ekhasino, basilandela saya eBluff, bathatha imali egaraji lasekhaya
    izingane bezisemotweni bengena ngemuva kwethu egedeni, belokhu besilandela kusuka esikoleni
    umyeni wami ulandelwa njalo uma esuka esitolo
    isiguli esikhiphe imali yokuhlinzwa silandelwe saphangwa kwadadewabo
    unogada wase-estate ubhale inombolo, le moto isilandele abane bethu isuka eGateway
    ngenzenjani uma imoto inginamathela ngemuva ngihamba nemali kadizili
    indoda yehla etekisini ilandela indodakazi yami ize ifike emnyango, isiyazi lapho sihlala khona
    bakulandela kusuka ebhange bakuthole ekhaya
    umthengi wekhopha balandele imoto yakhe yaze yafika emzini wakhe eCato Manor bamuphuca imali esele
    abebemi ngemuva kwami emgqeni wasebhange bafike nami ekhaya
    indiza yami ifike ngo-9, iGolf yasilandela saya eBerea, phambi kwefulethi bathatha isutikesi
    uma ngisuka emsebenzini nayo iyasuka, okwesithathu manje, ngiyesaba ukujika emgwaqweni wami
    umqashi ongilethela irenti ulandelwa kusuka emsebenzini kuze kube semnyango wami
    bahambe ngemuva kwebhasi, kwathi uma umama ehla bamlandela waze wafika ekhaya bathatha imali yestokfela
    bebehleli etafuleni eliseduze erestaurant, emva kwehora basiphanga emnyango wasekhaya
    kade ngilandelwa, sengathi kukhona okufakwe emotweni yami
    bangilandele ngisuka eShoprite bathatha igrosa nefoni egedeni
    ugogo ulandelwe emva kokuhola waphucwa egcekeni lakhe
    sengiqale ukukhipha amaholo abaclina eMega City ngomhla ka-30, iPolo ebomvana ingilandele kabili yaze yafika eManzimtoti, okwesibili bangiphanga emnyango wegaraji lasekhaya
    umngani wami uphume emcimbini ebusuku wabona isithuthuthu emarobhothini, wasibona futhi emgwaqweni wakubo, wathi uyama esangweni bamphuca iwashi nefoni
    sivala irestaurant ngo-11, oweyitha wami ophatha imali ulandelwa imoto kusuka epaki yethu kuze kube sefulethini lakhe eSouth Beach, uyesaba ukugoduka
    iveni yamaphasela ingilandele kusuka emsebenzini yaze yama phambi komuzi wami, abantu bayo bangiphuca isikhwama
    // Mixed
    ngilandelwe from the bank to my house and they robbed me egedeni
    they followed us kusuka e-airport, took all our luggage
    hulle het my gefollow van die mall af tot by my gate
    imoto empunga follows me every night after closing
    ek word gefollow as ek die takings huis toe vat
    umkami was followed from the school right to our street, siyesaba
    bangilandela after I drew money for stock
    follow home robbery, basilandele sisuka e-casino
    staff yami iyalandelwa after late shift at the warehouse
    die guests is gevolg from king shaka to our guest house
    scared ukuthi bazongilandela ngisuka esitolo with the cash
    umama walandelwa from pension payout to her door
    umkami was followed from the bank, bathatha imali egedeni
    hulle ry agter my aan from the shop, elke aand tot by my gate
    ngijika left naye left, all the way home
    imoto ebilokhu behind us from Gateway robbed us at the gate, guard has the number plate
    my staff word gevolg from the back door tot by hulle huise
    sisuka ekhasino they came after us and took the winnings in our garage
    cameras show imoto isilandela from the airport
  `,
  'home-invasion': `
    four men burst into our house while we were having supper
    they came in while we were sleeping and tied up my husband
    woke up with a man standing at the foot of the bed with a gun
    HOUSE ROBBERY WITH FAMILY INSIDE
    robbers held my parents up in their flat for two hours and took everything
    scared that they will come in when the kids and I are home alone
    what if they force their way in at night while we're in bed
    home invasion at our complex last night third unit this year
    the gardener let three men in and they held my mother in the lounge while they emptied the rooms
    they pushed in behind my wife as she opened the door with the shopping
    We live above the shop and they came up to us in the night, shook us awake and asked for the safe
    kids saw it all, four guys with guns in the kitchen
    they kicked the front door down while we were watching tv
    armed men in the house at 2am, we had to lie face down on the tiles
    invaded at home, they wanted gold and cash, burned my dad with an iron
    my domestic worker was alone at home when they jumped the wall and tied her up
    they came in thru the bedroom window while my daughter slept in that room
    pastor's family was attacked in the house next to the church at night, phones laptop car taken
    they lifted the roof tiles and dropped in on us while we slept
    gang goes house to house in our estate with people in them
    came in on us at the braai, guns out, everyone on the grass
    The doctor and his wife were overpowered in their own bedroom
    house robbed wile we was home pls help
    my old aunt was held down in her room by two amaphara and they took her pension
    posing as water department they got in and then pulled a gun on granny
    our student house got hit, all nine of us locked in one room while they took the laptops
    not a burglary, we were in the house when they came in
    we heard the gate, then they were in the passage, they took the phones and the TV off the wall in front of us
    i run a creche from home and they came at night while my family was there and took the fee money
    how do I keep them out while we are at home, the neighbours were tied up on tuesday
    they came for my husband's business money at the house, knew his name
    three guys with crowbars forced the security gate with us standing behind it screaming
    Intruders in the house with us asleep, nobody hurt, took bags and car keys from next to the bed
    robbed in our own home
    they got us when I opened for the pizza delivery
    my tenant in the outbuilding was held up in his room by four men, they took his tools
    terrified at night since the invasion at number 14
    came in while I was bathing the baby
    hostel room door kicked in, they took our phones while we were in bed
    they stormed the house with the whole wedding party inside
    husband works nights at the factory, men came in on me and the kids at 3
    they made my son disarm the alarm and open the gun safe with a pistol on him
    guest house owner and guests surprised in their rooms by armed men in balaclavas
    someone came into my house while i was home and said dont scream
    robbers at the house again last night, they dont care if people are inside
    we were lying in bed in Bellair when the bedroom door flew open, there were three of them with screwdrivers and a gun, they took phones, laptops and my wife's rings off her fingers while the children watched
    somebody climbed in and he stood next to our bed
    they just walked into the lounge where we sat
    forced his way in behind the maid and held her
    my wife opened the gate for a parcel and five men came in, they kept us in the kitchen for an hour
    robbed in the house, all of us made to sit in the bath
    it was during the power cut, electric fence off, we sat with candles and suddenly they were with us in the room
    the alarm was on in the lounge but they came through the children's window and woke us with a torch in the face
    The cameras showed them at the gate, before I could press anything they were in the passage with us
    In our block of flats in Umbilo the old tenants on the second floor were overpowered in their home on Sunday by two men who said they were from the electricity department
    held us at home at knife point and asked where the cash is
    my mother in law, 81, alone, woke up with a hand over her mouth
    they came for the business cash, it's month end and they think we keep the wages at the house, my kids were on the floor with a gun over them
    four of them inside, we're five in the family, tied with our own phone cables
    police took forty minutes while they were still in the house with my neighbours
    it's the fear of lying there at night and hearing them in the passage
    student digs in Glenwood, six of us at home, men came over the wall and went from room to room with pangas
    they broke the kitchen door with us behind it
    My gardener was made to call me out and when I opened they were in, it was ten in the morning
    the house opposite was invaded at supper time, the guard at the boom saw nothing
    they used my own keys off my husband to come in while I slept
    surprised by strangers in our own sitting room
    we had guests over for the rugby when guys jumped through the sliding door and robbed all of us
    the nurse who looks after my dad was held in his room while they took the safe out, he was in the bed
    They kicked in the shack door, we were sleeping, they took the phone and the month's money
    came in by the roof, we were home, kids screaming
    tied my helper to the burglar bars and walked through the house at their ease
    he came into my bedroom while i was sleeping
    the customers I have at home for hair were in the room when they burst in
    made my son open for them
    four am. dogs quiet. torch in my eyes. "where's the gun"
    People upstairs in our complex were attacked in their unit, husband hit with the butt, jewellery and car keys taken while the baby slept
    they got past the beams and came into the house with us there, how do we make one safe room
    pushed past my daughter at the front door in her school clothes
    men in the house last night and all of us at home
    the guard sat at the gate and the robbers sat with us in our lounge, they wanted the diesel money and the staff wages
    my patients come to the house, so I opened, and three men pushed in and tied us up
    // Afrikaans
    vier mans het ons huis binnegestorm terwyl ons eet
    hulle het ingekom toe ons slaap en my man vasgebind
    ek word wakker en daar staan n man met n geweer by die bed
    HUISROOF MET ONS IN DIE HUIS
    my ouers is twee ure lank in hul woonstel aangehou en alles is gevat
    bang hulle kom in as ek en die kinders alleen tuis is
    wat as hulle snags inkom terwyl ons in die bed is
    huisroof in ons kompleks, derde eenheid die jaar
    die tuinman het drie mans ingelaat en hulle het my ma in die sitkamer vasgebind
    hulle't agter my vrou ingedruk toe sy die deur oopmaak met die inkopies
    ons bly bo die winkel en hulle het ons wakker gemaak en die kluis gesoek
    die kinders het alles gesien, vier ouens met gewere in die kombuis
    die voordeur is ingeskop terwyl ons tv kyk
    twee uur die nag gewapende mans in die huis, ons moes op ons mae le
    hulle het my pa met n yster gebrand vir die kluis se sleutel, in sy eie huis
    die huishulp was alleen tuis toe spring hulle oor die muur en bind haar vas
    deur my dogter se kamervenster ingeklim terwyl sy slaap, toe het hulle ons almal in een kamer gesit
    predikant se gesin is snags in die pastorie oorval
    dakteels gelig en tussen ons afgespring in die nag
    by die braai op ons afgekom met gewere
    dokter en sy vrou in hul slaapkamer oorrompel
    my ou tannie is deur twee skollies in haar kamer vasgedruk vir haar pensioen
    hulle maak of hulle van die munisipaliteit is, toe trek hulle n pistool op ouma
    dit was nie n gewone inbraak nie, ons was in die huis
    ons was tuis toe hulle die veiligheidshek oopbreek, ons staan daar en gil
    studentehuis getref, al nege van ons in een kamer toegesluit
    ek is in my eie huis beroof
    hulle het ons gekry toe ek vir die pizza oopmaak
    man werk nagskof by die fabriek en toe kom mans in op my en die kinders
    sedert die huisroof by nommer 14 slaap ons nie
    ons lê in die bed in Bellair toe die kamerdeur oopvlieg, drie van hulle met skroewedraaiers en 'n pistool, hulle't die fone gevat en my vrou se ringe van haar vingers af voor die kinders
    iemand het ingeklim en langs ons bed gestaan
    hulle stap toe net die sitkamer in waar ons sit
    my vrou maak die hek oop vir 'n pakkie en vyf mans kom saam in, ons is 'n uur in die kombuis aangehou
    in ons huis beroof, almal moes in die bad sit
    die krag was af, die draad was dood, ons sit met kerse en toe staan hulle by ons in die kamer
    die alarm was in die sitkamer aan maar hulle kom deur die kinders se venster en skyn ons wakker
    die kameras het hulle by die hek gewys en voor ek iets kon druk was hulle by ons in die gang
    Die bejaarde huurders op die tweede verdieping in Umbilo is sondag in hul eie woonstel oorrompel deur twee wat sê hulle kom van die elektrisiteit af
    hulle't ons tuis met messe aangehou en wou weet waar's die kontant
    my skoonma is 81 en alleen, sy word wakker met 'n hand oor haar mond
    dis maandeinde en hulle dink die lone lê by ons huis, die kinders moes op die vloer lê met 'n geweer oor hulle
    ons word vasgebind met ons eie foonkabels, die hele gesin
    hulle was nog by die bure in die huis toe die polisie eers ry
    ek lê snags en luister of hulle in die gang is, na wat met nommer tien se mense in hul bed gebeur het
    ses van ons in die studentehuis toe hulle oor die muur kom en kamer vir kamer met pangas gaan
    hulle't die kombuisdeur oopgebreek terwyl ons agter dit staan
    my tuinier is gedwing om my uit te roep en toe ek oopmaak is hulle in
    die huis oorkant is met etenstyd oorval, almal tuis
    vreemdes in ons eie sitkamer, gewere, skree
    vriende was hier vir die rugby toe hulle deur die skuifdeur spring en ons almal beroof
    my pa se verpleegster is in sy kamer aangehou terwyl hulle die kluis uithaal
    die hok se deur word ingeskop terwyl ons slaap, foon en die maand se geld gevat
    hulle't deur die dak gekom, ons was by die huis
    my huishulp is aan die diefwering vasgemaak en hulle stap rustig deur die huis
    hy't in my kamer ingekom terwyl ek slaap
    my seun moes vir hulle oopmaak
    gisteraand was daar mans in die huis en ons almal was tuis
    my dogter is by die voordeur omgestamp en toe's hulle binne by ons
    hoe maak 'n mens een veilige kamer, hulle was al twee keer in die huis met ons
    die wag by die hek sê hy't niks gehoor nie terwyl hulle ons in ons eie kamer vashou en die koper beelde en die kontant vat
    // isiZulu
    bangene amadoda amane endlini sidla isidlo
    bangene silele babopha umyeni wami
    ngivuke kumile umuntu ngasembhedeni ephethe isibhamu
    BANGENE ENDLINI SIKHONA
    abazali bami babanjwe endlini yabo amahora amabili bathathelwa konke
    ngesaba ukuthi bazongena mina nezingane sisodwa ekhaya
    kuzokwenzakalani uma bengena ebusuku silele
    basingenela ekhaya sibuka iTV bakhahlela umnyango
    umsebenzi wengadi uvulele abathathu bambopha umama endlini
    bangene ngemuva komkami evula umnyango ephethe igrosa
    sihlala ngaphezulu kwesitolo, basivuse ebusuku bafuna isisefo
    izingane zibone konke, amadoda anezibhamu ekhishini
    bangene ngo-2 ebusuku behlomile basilalisa phansi endlini
    bashise ubaba nge-ayini bafuna imali, bangene silele
    umsizi wasendlini ubeyedwa ekhaya beqa ugange bambopha
    bangene ngewindi lekamelo indodakazi yami ilele khona
    bahlasele umndeni kamfundisi endlini ebusuku
    basuse amathayela ophahleni behlela kithi silele
    bangene sosa inyama egcekeni basikhomba ngezibhamu sonke
    udokotela nonkosikazi bahlaselwe ekamelweni labo
    ugogo ubanjwe amaphara amabili ekamelweni lakhe bathatha imali yempesheni
    bazenze abantu bakamasipala bangena base bekhomba ugogo ngesibhamu
    abafundi endlini bavalelwe egumbini elilodwa bathathwa ama-laptop
    besikhona endlini ngenkathi bengena, abasabi lutho
    bangena ezindlini abantu belele la endaweni yethu
    bangihlasele ekhaya nezingane umyeni esebenza ebusuku efekthri
    bamphoqe umfana wami wavala i-alamu wavula isisefo, sibhekiswe isibhamu
    basiphangele ekhaya kwethu
    ngivulele ipizza kwangena izigebengu
    umqashi wami ohlala emuva bamngenele egumbini lakhe bane bathatha amathuluzi
    asisalali kusukela kwangenwa komakhelwane belele
    besigeza ingane bengena endlini bathi ungamemezi
    bangene ehostela emagumbini silele basiphuca amafoni
    izigebengu zingene emzini wami sonke sisekhaya, zathatha okhiye bemoto
    balokhu bengena emakhaya abantu bekhona la eGreenwood Park
    besilele eBellair kwavuleka umnyango wekamelo, babathathu bephethe izikulufa nesibhamu, bathatha amafoni namaringi omkami izingane zibukele
    kukhona ogibele ewindini wangena wama eceleni kombhede wethu
    bavele bangena endlini sihleli sibuka iTV
    umkami uvulele iphasela kwangena amadoda amahlanu, basigcina ekhishini ihora lonke
    siphangwe sisekhaya, basihlalisa sonke kubhavu
    ugesi ubuhambile, ucingo lungasebenzi, sikhanyise amakhandlela, base bephakathi nathi
    i-alamu ibisebenza elawunji kodwa bangene ngewindi lezingane basivusa ngethoshi
    amakhamera abakhombise esangweni, ngingakacindezeli lutho base besephaseji kithi
    abaqashi asebekhulile eUmbilo behlaselwe efulethini labo ngabathi bavela kwagesi
    basibambe endlini ngemimese babuza ukuthi ikuphi imali
    umamezala uneminyaka engu-81 uvuke isandla sisemlonyeni wakhe endlini yakhe
    bathi imali yamaholo isekhaya, izingane zilaliswe phansi zikhonjwe ngesibhamu
    basibophe ngezintambo zamafoni ethu umndeni wonke
    amaphoyisa afike besesendlini komakhelwane
    ngilala ngilalele ukuthi abekho yini ephaseji emva kokungenelwa kwabangomakhelwane belele
    siyizitshudeni eziyisithupha, beqe udonga bangena igumbi negumbi nocelemba sikhona
    baphule umnyango wekhishi simi ngemuva kwawo
    ingadi yami bayiphoqe yangibiza, ngithi ngiyavula base bengenile
    abangaphesheya bangenelwe bedla isidlo sakusihlwa
    besinezivakashi ngenxa yebhola bangena ngesilayidi basiphuca sonke endlini
    unesi onakekela ubaba uvalelwe naye egumbini ngenkathi bethatha isisefo
    bakhahlele umnyango womjondolo silele bathatha ifoni nemali yenyanga
    bangene ngophahla sikhona endlini, izingane zikhala
    umsizi wami baboshelwe kuma-burglar baba behamba bezula endlini
    ungene ekamelweni lami ngilele
    indodana yami iphoqwe ukuba ibavulele umuzi
    izolo ebusuku bekunabantu endlini sonke sikhona
    kade bengena emizini yabantu belele kule ndawo
    besibuka umabonakude nezingane ngo-8 ebusuku eNewlands East kwangqongqoza umuntu othi ungumakhelwane, ngathi ngiyavula kwangena abane bephethe izibhamu basivalela egumbini lokulala baqoqa konke endlini
    umama wami oneminyaka engu-74 uhlala nomsizi efulethini eMorningside, ngeSonto ekuseni amadoda amabili athi alungisa amanzi angena ababopha bobabili ahlola wonke amakamelo efuna igolide
    sivuswe ukuphuka kwengilazi ngo-2 ekuseni, ngaphambi kokuba ngifike e-alamu base besekamelweni lethu nethoshi nocelemba, basibuza imali izingane zisikhalela
    umqashi wami ongemuva komuzi uhlaselwe elele egumbini lakhe ngabantu abane, bamshaya bathatha amathuluzi nefoni base beza nasendlini enkulu lapho sasilele khona
    bangene emzini wethu eChatsworth ngesikhathi kuthandazelwa umufi, indlu igcwele abantu, bakhipha izibhamu bathi sonke asihlale phansi baphuca umndeni amaringi
    umsebenzi kanogada ubuyini ngoba basibophe endlini ihora lonke, bathathe nekhopha engaphandle
    // Mixed
    bangene endlini while we were sleeping and tied up my husband
    home invasion ekhaya kwethu last night, amadoda amane with guns
    hulle het ingekom while we were watching tv, all of us op die vloer
    we were at home, bakhahlela umnyango bangena
    house robbery sisekhaya, izingane were crying
    ek en die kinders was home alone toe kom hulle in with guns
    ngivuke ebusuku there was a man in my room ephethe isibhamu
    they pushed in behind umama when she opened the gate then bambopha
    scared ukuthi bazongena while the family is sleeping
    die robbers was in die huis met ons binne, took all phones
    bathathe everything in front of us endlini, TV nama-laptop
    umndeni kamfundisi was attacked at night endlini yabo
    umkami opened for a parcel, five men bangena base besibopha sonke
    we were in bed toe staan hulle in die kamer with a torch
    ugesi ungekho, fence off, they came in sisadla
    my seun moes die deur open for them, gun to his head at home
    bangene by the roof sikhona endlini nezingane
    my mother in law woke up isandla somuntu emlonyeni wakhe in her own bed
    hulle het ons in die bath laat sit and took phones, keys, cash
  `,
  'farm-attack': `
    farm attack on our neighbours last night, the old man is in ICU
    they attacked us on the farm, waited at the milking shed at 4 in the morning
    five men came across the cane fields and overpowered my parents in the farmhouse
    my brother was ambushed at the farm gate by three men with pangas
    Farm murders are coming closer, two families on our road were attacked this month
    attacked on our smallholding outside Camperdown
    scared of an attack, we are 12 km from the nearest neighbour and my wife is alone in the homestead
    what if they attack while the men are out in the fields
    they cut the phone line, poisoned the dogs and came for the family on the farm
    FARM ATTACKS IN OUR DISTRICT
    the farm manager and his wife were tortured with boiling water for the safe key
    they lured my dad out by opening the kraal gate and jumped him in the dark
    our farm stall and the house behind it were stormed by armed men, they beat the old couple
    plot attacked, guns taken from safe, bakkie taken
    We farm sugar at Eston and were tied up in our house by a gang from the hills
    a group of men hit the farm on payday, shot the dogs, beat the foreman and took wages
    they watched the farm house for days from the gum trees, then attacked
    farmer attacked in his tractor shed with an axe
    attackers came to the poultry farm at night and assaulted the owner in his bed
    attak on farm
    my gran lives alone on the family farm and they broke in on her and beat her for her pension
    they hid in the dairy and grabbed us as we switched off the lights
    attacks on farmers here happen at dusk, when the dogs get fed
    the guest lodge on our farm was attacked, guests and us were tied together on the stoep
    neighbouring farmer killed in an attack, we are the next farm
    chicken farm, seven attackers, hours of terror
    they took the farm radio first so we couldn't call the others, then came into the house
    we sell eggs from the house and two buyers turned on my mother in the farm kitchen
    it was not for stock or cattle, they came for us on the farm
    they came on foot over the river, held the farm family for three hours and left in the land cruiser
    old people on farms are being attacked and nobody comes for an hour
    the farm school teacher's house on our land was attacked too
    attackers pretended to look for work at the farm and pulled knives
    our farm workers were beaten in the compound by the gang before they came up to the main house
    They set the sheds alight to get us out and waited with guns at the kitchen door of the farmhouse
    I was assaulted at my own pump house on the farm by men who wanted the keys of the house
    worried about farm attacks, we have no signal and 400 hectares
    the nursery owner and her husband were attacked at their homestead in the valley
    small farm, two pensioners, three attackers, one shotgun stolen
    attackers wore balaclavas and spoke on radios, military style, on the farm next door
    they attacked the farm shop and then the homestead
    came home from church to the farm and they were waiting in the house for us
    my uncle got stabbed on his farm by men he'd chased off the week before
    plaas moorde is real here, attacked twice on the macadamia farm
    what must we do on the farm before they attack us also
    We grow macadamias outside Eshowe and on Tuesday at dusk four men waited behind the drying shed, hit my husband with an iron bar and dragged him to the house for the safe keys while I phoned the neighbours
    they came over the fence at the farm and beat my father
    farmer and his wife assaulted for hours on their land near Wartburg
    the power cut on the farm wasn't a power cut, they had cut our line, then they attacked
    attacked as I got out to open the farm gate, motor still running
    they cut the phone, drugged the dogs, and then came in on the farmhouse with axes
    my parents plant timber near Melmoth, they were tied back to back in the pantry and burnt with a plastic bag, police came from forty kilometres away
    three cars of neighbours chased the men who had attacked old Piet on his plot
    no diesel, no copper, they came for people, my foreman was hit with a spade handle in the milking parlour
    My wife shot back from the bathroom of the farmhouse and that is the only reason we are alive
    The workers warned us that men from outside ask about the boss and whether he sleeps alone
    what can you put up around a homestead, two attacks on farms in our valley since winter
    stabbed in the stable by two strangers who wanted the guns
    month end is when they think the wages are in the farm office, they struck my manager down at the door
    smallholding in Shongweni, woman with three kids, attacked by men with pangas at six in the morning
    they assaulted the boer and left him in the cane break
    our guard on horseback found the tenant farmers beaten in their kitchen
    the cameras on the dairy were turned away the evening before the attack
    nursery farm at Assagay: they hit my brother with a rock when he went to see why the pump was off
    set fire to the cane so that I would drive out and then ambushed me
    They lay in wait in the avocado orchard for my son to switch off the irrigation
    old lady at the farm stall, customers gone, two men grabbed her, drove her up to the house and beat her for the cash
    throttled on his own stoep at the pig farm
    they attakd the farm agen last nite we need help its far from town
    armed strangers on the game farm tied the lodge staff and broke the owner's arm
    He was checking the fence and they were on him, four against one, far from anyone
    my in laws on the farm at Highflats were attacked on Sunday after church
    we are a wine and cheese farm in the Midlands and sleep with a radio since the couple on the next farm was tortured
    farm mob attack
    dogs barking, I went out, they were between me and the house
    attackers took the farmer's keys, phone and rifle, but first they nearly killed him
    the beekeeper up our valley was hit on the head at his hives and his house emptied, he lay there till his workers came
    nobody hears you shout here, they held us at the homestead till morning
    they assaulted the children's nanny at the farm cottage and then came up to the main house for us
    two attackers, one farmer, no signal to call
    the alarm at the farmhouse went off but they had my father on the ground already, police and patients of my mother's clinic found them
    a man came to buy eggs like any customer, asked for a parcel, and then stabbed the farmer
    // Afrikaans
    plaasaanval by ons bure gisteraand, die oom is in ICU
    ons is op die plaas aangeval, hulle het vieruur by die melkstal gewag
    vyf mans het deur die suikerriet gekom en my ouers in die plaashuis oorval
    my broer is by die plaashek deur drie mans met pangas voorgelê
    plaasmoorde kom nader, twee gesinne in ons pad is al aangeval
    aangeval op ons kleinhoewe buite Camperdown
    bang vir n plaasaanval, my vrou is alleen op die opstal
    wat as hulle aanval terwyl die mans op die lande is
    hulle het die honde vergiftig en toe vir ons op die plaas gekom
    PLAASAANVALLE IN ONS DISTRIK
    die plaasbestuurder en sy vrou is met kookwater gemartel vir die kluis se sleutel
    hulle't die kraal se hek oopgemaak om my pa uit te lok en hom in die donker gepak
    padstal en die plaashuis agter is deur gewapende mans oorval, ou egpaar geslaan
    hoewe aangeval, gewere uit die kluis gevat
    ons boer met suiker by Eston en is in die huis vasgebind deur n bende
    op betaaldag het hulle die plaas aangeval, die voorman geslaan, die lone gevat
    hulle het die opstal dae lank van die bloekombome af dopgehou en toe aangeval
    boer is in sy trekkerskuur met n byl aangeval
    ouma bly alleen op die familieplaas, hulle het haar geslaan vir haar pensioen
    aanvallers het in die melkery weggekruip
    hier val hulle boere teen skemer aan
    gastehuis op die plaas is aangeval, gaste en ons saam vasgemaak op die stoep
    buurboer dood in n aanval, ons is die volgende plaas
    dit was nie vir die vee nie, hulle het vir ons gekom
    hulle soek kamma werk op die plaas en toe pluk hulle messe
    die plaaswerkers is in die kompong geslaan voor hulle na die huis toe opkom
    skure aan die brand gesteek en met gewere vir ons by die plaashuis gewag
    geen sein hier nie, 400 hektaar, en nou val hulle plase aan
    tuisgekom van kerk op die plaas en hulle wag in die huis
    my oom op sy plaas met n mes gesteek deur n klomp mans
    Ons boer met makadamias buite Eshowe en dinsdag teen skemer het vier mans agter die droogskuur gewag, my man met 'n ysterstaaf geslaan en hom huis toe gesleep vir die kluis se sleutels terwyl ek die bure bel
    hulle't oor die draad gekom en my pa op die plaas geslaan
    boer en vrou is ure lank op hul grond by Wartburg aangerand
    dit was nie 'n kragonderbreking nie, hulle't ons lyn geknip en toe die plaashuis aangeval
    aangeval toe ek uitklim om die plaashek oop te maak
    die foon is geknip, die honde vergiftig en toe kom hulle met byle op die opstal af
    my ouers plant bome by Melmoth, hulle is rug aan rug in die spens vasgebind en gebrand, die polisie kom van veertig kilometer ver
    drie bakkies bure het die mans gejaag wat ou Piet op sy plot aangeval het
    hulle was nie agter diesel of koper aan nie, hulle't vir ons gekom
    my vrou het uit die opstal se badkamer teruggeskiet, dis hoekom ons leef
    die werkers sê vreemde mans vra rond of die baas alleen slaap op die plaas
    wat sit 'n mens om 'n opstal, daar's al twee aanvalle in ons vallei
    in die stal gesteek deur twee vreemdes wat die gewere soek
    met maandeinde dink hulle die lone is in die plaaskantoor, die bestuurder is by die deur platgeslaan
    'n vrou met drie kinders op 'n hoewe in Shongweni met pangas oorval
    hulle rand die oom aan en los hom in die suikerriet
    ons perdewag kry die ou mense in hul plaaskombuis geslaan en vasgemaak
    die kameras by die melkery is die aand voor die aanval weggedraai
    my broer gaan kyk hoekom die pomp af is en word met 'n klip geslaan
    hulle steek die riet aan die brand sodat ek uitry, en toe lê hulle my voor
    in die avokadoboord vir my seun gewag en hom aangeval
    die tannie van die plaasstal is na die huis toe gesleep en vir die kontant geslaan
    op sy eie stoep by die varkplaas gewurg
    die lodge se personeel op die wildsplaas is vasgebind en die eienaar se arm gebreek
    hy't die draad nagegaan en toe is hulle op hom, vier teen een
    my skoonouers op Highflats se plaas is sondag ná kerk aangeval
    ons slaap met die radio langs die bed vandat die paar op die buurplaas gemartel is
    die honde blaf, ek gaan uit, en hulle staan tussen my en die opstal
    niemand hoor jou skree op 'n plaas nie, ons is tot dagbreek aangehou
    aanvallers het die boer se foon en geweer gevat maar eers het hulle hom halfdood geslaan
    My oom en tannie boer met suikerriet naby Umzinto en sondagaand, toe hulle van die bure af terugkom, het vyf mans in hul plaashuis vir hulle gewag en hulle tot middernag met 'n strykyster gemartel
    ons plaas se voorman het donderdag gaan kyk hoekom die beeste by die dam so onrustig is en is daar deur drie mans met kieries en 'n panga aangeval en vir dood gelos
    op ons bloubessieplaas naby Nottinghamweg slaap ons twee seuns nou by ons in die kamer, want die buurman se gesin is in julie in hul opstal oorval en die pa is met 'n byl gekap
    die aanvallers het twee dae in die ou melkstal geslaap en gekyk wanneer my man alleen op die werf is, toe slaan hulle hom neer met 'n pik en kom haal vir my in die huis
    die huurder op ons plaas is saam met ons aangeval, die alarm het niks gehelp nie
    // isiZulu
    bahlasele eplazini likamakhelwane izolo ebusuku, umnumzane usesibhedlela
    sihlaselwe eplazini, bebesilinde lapho kusengwa khona izinkomo ekuseni
    amadoda amahlanu aphume emobeni ahlasela abazali bami endlini yasepulazini
    umfowethu uhlaselwe esangweni leplazi ngabathathu abaphethe ocelemba
    ukubulawa kwabalimi sekusondele, imindeni emibili isihlaselwe
    basihlasele epulazini elincane ngaphandle kweCamperdown
    ngesaba ukuhlaselwa eplazini, umkami uhlala yedwa
    kuzokwenzakalani uma behlasela amadoda esemasimini
    babulale izinja ngoshevu base besihlasela eplazini
    KUHLASELWA AMAPLAZI LA
    umphathi weplazi nonkosikazi bashiswe ngamanzi abilayo befuna ukhiye wesisefo
    bavule isango lesibaya ukuze ubaba aphume bamhlasela ebumnyameni
    isitolo saseplazini nendlu kuhlaselwe ngabahlomile, bashaya abantu abadala
    silima umoba e-Eston, sibotshwe endlini yasepulazini yigenge
    ngosuku lwamaholo bahlasele ipulazi bashaya umphathi wabasebenzi
    bebeqaphe indlu yasepulazini izinsuku base bayahlasela
    umlimi uhlaselwe ngembazo eshede likagandaganda
    eplazini lezinkukhu bahlasele umnikazi elele
    ugogo uhlala yedwa eplazini bamshaye befuna impesheni
    abahlaseli bebecashe lapho kubekwa khona ubisi
    abalimi bahlaselwa uma sekuhwalala la
    izivakashi zasepulazini zihlaselwe zaboshwa kanye nathi
    umlimi oseduze ubulewe behlasela iplazi lakhe, sekuseleni thina
    bebengafuni izinkomo, bebeze ngathi eplazini
    bazenze abantu abafuna umsebenzi eplazini bakhipha imimese
    abasebenzi baseplazini bashaywe ngaphambi kokuba bahlasele indlu enkulu
    bashise amashede bahlala emnyango wekhishi belinde ukuthi siphume endlini yaseplazini
    sisuka esontweni sithole abahlaseli sebesilinde endlini epulazini
    umalume ugwazwe eplazini lakhe ngabantu ake wabaxosha
    bebefihle ubuso, abahlaseli bangene eplazini njengamasotsha
    indlu kathisha esikoleni sasepulazini nayo ihlaselwe
    bazohlasela futhi amaplazi, amaphoyisa akude
    bewela umfula ngezinyawo bahlasela umndeni wasepulazini amahora amathathu
    bahlasele ubaba ephampini yamanzi eplazini befuna okhiye bendlu
    omakhelwane bami abalimi bahlaselwe kabili kulo nyaka
    sitshala amamakhadamiya ngaphandle kwaseShowe, ngoLwesibili sekuhwalala amadoda amane acashe ngemuva kweshede ashaya umyeni wami ngensimbi amhudulela endlini efuna okhiye besisefo
    beqe ucingo lweplazi bashaya ubaba
    umlimi nonkosikazi bahlushwe amahora emhlabathini wabo eWartburg
    bekungahambanga ugesi, banqume ucingo base behlasela indlu yaseplazini
    bangihlasele ngehla ngivula isango leplazi
    banqume ucingo, badakisa izinja, base bengena ngezimbazo emzini wasepulazini
    abazali bami batshala amahlathi eMelmoth, baboshwe bashiswa ngoplastiki, amaphoyisa akude
    omakhelwane baxoshe abahlasele ikhehla epulazini lalo
    bebengafuni dizili noma ikhopha, bebefuna thina balimi
    umkami wadubula esendlini yaseplazini yingakho nje sisaphila
    abasebenzi baseplazini bathi kunabafokazi ababuza ukuthi umlungu ulala yedwa yini
    singavikela ngani umuzi wasepulazini, sekuhlaselwe kabili esigodini sethu
    ugwazwe esitebeleni ngabafokazi ababili befuna izibhamu zasepulazini
    ekupheleni kwenyanga bacabanga ukuthi amaholo asehhovisi leplazi, bashaye umphathi emnyango
    umama nezingane ezintathu bahlaselwe ngocelemba endaweni yabo yokulima eShongweni
    bamshaye umlimi bamshiya phakathi komoba
    unogada wehhashi uthole abadala beshayiwe baboshiwe ekhishini lasepulazini
    amakhamera asedeyari ajikiswe ngayizolo kwase kuhlaselwa
    umfowethu uyobheka ukuthi ipompo icishwe ngani washaywa ngetshe ngabahlaseli
    bashise umoba ukuze ngiphume base bengihlasela
    balinde indodana yami phakathi kwezihlahla zikakotapheya bayihlasela
    ugogo wesitolo saseplazini bamhudulele endlini bamshaya befuna imali
    uklinywe esithubeni sakhe epulazini lezingulube
    abasebenzi baselodge baboshiwe umnikazi wepulazi waphulwa ingalo
    ubehlola ucingo bamgaxela bebane emgedeni wepulazi
    izinja zikhonkothe ngaphuma, base bephakathi kwami nendlu yasepulazini
    akekho okuzwayo noma ukhala eplazini, basigcine kwaze kwasa
    kade behlasela abalimi kule ndawo, sengathi kulandela thina
    umalume no-anti balima umoba ngaseMzinto, ngeSonto ebusuku bebuya komakhelwane bathola amadoda amahlanu ebalinde endlini yaseplazini abahlukumeza ngoayini kwaze kwaba phakathi kwamabili
    induna yeplazi lethu iyobheka ukuthi izinkomo zikhathazwa yini edamini, yahlaselwa amadoda amathathu ngezinduku nocelemba, bayishiya becabanga ukuthi ifile
    abahlaseli balale izinsuku ezimbili esibayeni esidala bebuka ukuthi umyeni wami uba yedwa nini egcekeni leplazi, bamshaya ngepiki base bezongilanda endlini
    epulazini lethu lamaqanda eCato Ridge bangene ngovivi bashaya umlindi, bangena lapho kulele khona abazali bami bababopha babashisa befuna isibhamu nemali yamaqanda
    omakhelwane abangabalimi bafike ngamabhakkhi bathola umndeni uboshelwe esibayeni, ubaba enqunywe indlebe, abahlaseli sebebalekele emahlathini ngasemfuleni
    // Mixed
    farm attack kwamakhelwane, bashaye the old couple badly
    sihlaselwe eplazini at 4 in the morning, five attackers
    hulle het ons farm attacked met pangas en guns
    abalimi are being attacked la, we are far from the police
    plaasaanval last night, they tied up my parents in the farmhouse
    bahlasele the farm house and took the guns kusafe
    scared of a farm attack, umkami uyedwa epulazini
    ouma on the farm is geslaan for her pension by three mans
    they poisoned izinja then bahlasela iplazi
    umlimi was attacked eshede with an axe, please help us
    ons smallholding was attacked, vyf mans oor die rivier
    the farm manager ubotshiwe with his wife, attackers wanted the safe key
    they beat ubaba eplazini with an iron bar for the safe keys
    die boer en sy vrou is attacked on the farm, police 40km away
    banqume the phone line, poisoned the dogs, then bahlasela indlu yaseplazini
    attacked ngivula isango leplazi, three men out of the cane
    my oupa op die plot is geslaan, neighbours chased them
    abasebenzi say strangers ask if the farmer sleeps alone, siyesaba ukuhlaselwa
    month end they came for the wages and bashaya umphathi wepulazi
  `,
  'street-robbery': `
    my phone was snatched out of my hand at the taxi rank
    mugged outside our office on the way to the car
    somebody grabbed my laptop off the table of the cafe and ran
    no gun, they just grabbed her bag while she looked away
    learners get robbed of their phones walking to school
    my staff are mugged every evening between the factory gate and the taxis
    chain ripped off my neck in the road in front of the salon
    Two guys with a knife took my wallet and shoes on the beachfront
    scared to walk from the gate to the bus, they rob people there
    what if they snatch my handbag again outside the pharmacy
    PHONE GRABBED THROUGH CAR WINDOW AT THE ROBOT
    smash and grab at the traffic light by the petrol station, handbag gone off the seat
    a boy on a bicycle took the phone from my daughter's hand outside the creche
    paraz took my bag at the rank
    amaphara rob our customers in the parking lot of the tavern
    pickpocketed in the queue at the clinic
    they robbed me outside the gate as I put out the rubbish
    my delivery guy was held up in the street for his phone and R200
    church ladies were mugged on the pavement after the evening service
    the guests of the hotel get mugged round the corner on the promenade
    snatched and ran with it
    nurse mugged walking home from the hospital, they took her shoes even
    A guy asked for the time and then took my watch at knife point near the station
    outside the school somebody took my kid's tablet
    bag snatching at the bus stop next to our complex
    building workers robbed of their lunch money and phones walking home from the site
    someone ran past our restaurant tables on the stoep and swiped two phones
    jogging near the estate and two men relieved me of my earphones and phone
    they robd me by the bridge when i come from work
    i was buying airtime outside the spaza and got my purse pulled out of my hand
    muggers hang around our laundromat after dark
    robbed on the stairs of the flats, he took my groceries and my phone
    customers are afraid to park at our workshop because they get mugged going to their cars
    a group of street kids surrounded my mother in the market and took her pension money from her bra
    Grabbed my camera bag right off my shoulder at the warehouse bus stop
    waiting for my uber outside the bottle store, three guys emptied my pockets
    skollies rob people in the alley behind our shop
    he pulled a knife on the lady on the pavement and took her earrings
    they take the phones of the students at the gate of the college, every week
    gold chain snatched at the temple entrance
    my tenant was mugged right in front of the security gate, keys and bag taken
    robbed whilst drawing R500 at the ATM, guy behind me grabbed the notes and ran
    getting off the taxi by the farm turn off a man took my plastic with everything
    mugged
    they know when our people get paid and wait in the street to rob them one by one
    my husband was robbed of his tools walking from the train
    I came out of my physiotherapy rooms in Musgrave at six, had the car key in my hand, and a boy of maybe fifteen tore the phone from under my arm and ran down to the park
    they took my phone in the road
    he pulled my bag, I pulled back, he won
    on the corner by the guard hut two men stopped my wife and went through her pockets
    customers get their phones grabbed between our gate and their cars
    the cameras on the pole saw the guy on the scooter lift the phone off my cleaner as she walked by
    three of them, one in front, one behind, one with the hand in my pocket
    stripped of his shoes and jacket on the Umgeni path
    a couple from Pretoria was robbed on the North Beach steps on Saturday at eight, they lost phones, room keys and cash, and the hotel now gets the bad review
    while I was posting parcels a hand came in at the car window and the handbag was gone
    power cut means no street lights and that is when they rob my staff on the way to the taxi
    month end is when they wait along the road for our guards and cleaners with their pay
    He held a broken bottle to the student and had her laptop bag and phone, two minutes from our res in Gillespie Street
    earrings torn from my ear at the bus
    pushed her over and off with the purse
    The children walk from the aftercare to the library and twice now bigger boys have taken their shoes and phones
    robbed by the footbridge over the rails at Umbilo, patients of our clinic, every Tuesday when grants get paid
    delivery guy on foot robbed of the pizza and the change
    they swarm around you at the crossing, and then you have no wallet
    i was on the phone outside the court n he just took it
    outside the temple in Clare Estate a young man on foot grabbed the gold chain of a woman of seventy and dragged her when it would not break
    took it right from his hands, no weapon, just speed
    My neighbours walk their dog at five and had a knife shown to them for two phones and a key
    swiped my purse at the market while I was paying for tomatoes
    street outside us has become a place where people are robbed daily, what light or camera could help
    tripped on purpose and robbed as I lay there
    skelms on the promenade relieve joggers of their watches
    my tenant's boyfriend got mugged putting his card in the parking machine
    window smashed at the lights on the M4 and the laptop out from between the seats, I was in the car
    they wait under the tree by our alarm sign, what a joke, and rob whoever comes from the train
    Girl from our call centre robbed after late shift on the two hundred metres from the gate to the taxi, four men, they took even her lunch box
    someone took granny's trolley and bag as she stepped off the kerb
    necklace gone, yanked, boy gone
    a diesel attendant was mugged for his tips behind the garage
    the fishermen on the pier get mugged before sunrise
    the police van stood fifty metres away when they robbed me of the copper bangle and my purse on the pavement
    // Afrikaans
    my foon is uit my hand gegryp by die taxi staanplek
    beroof buite die kantoor op pad na my kar
    iemand het my skootrekenaar van die koffiewinkel se tafel gegryp en gehardloop
    geen geweer nie, hulle't net haar handsak gegryp terwyl sy wegkyk
    skoolkinders word in die straat van hul fone beroof
    my werkers word elke aand tussen die fabriek en die taxi beroof
    ketting van my nek afgeruk voor die salon
    twee ouens met n mes het my beursie en skoene op die strand gevat
    bang om van die hek na die bus te stap, hulle beroof mense daar
    wat as hulle weer my handsak gryp buite die apteek
    FOON DEUR DIE KARVENSTER GEGRYP BY DIE ROBOT
    ruit geslaan en handsak van die sitplek gegryp by die verkeerslig
    n laaitie op n fiets het my dogter se foon gevat voor die crèche
    skollies beroof ons kliente in die parkeerarea van die kroeg
    sakkeroller in die ry by die kliniek
    hulle het my buite die hek beroof toe ek die vullis uitsit
    tannies van die kerk op die sypaadjie beroof na die diens
    hotelgaste word om die hoek op die promenade beroof
    gegryp en gehol
    verpleegster op pad huis toe beroof, selfs haar skoene gevat
    n ou vra hoe laat is dit en vat toe my horlosie met n mes
    buite die skool is my kind se tablet afgevat
    bouwerkers se fone word afgevat op pad huis toe
    iemand hardloop by die restaurant se stoep verby en vat twee fone van die tafel
    hulle het my by die brug gerob toe ek van die werk kom
    beroof op die trappe van die woonstelle, kruideniersware en foon weg
    straatkinders het my ma by die mark omsingel en haar geld gevat
    trek geld by die kitsbank en die ou agter my gryp die note
    straatroof net voor ons winkel, al weer
    my man is van sy gereedskap beroof toe hy van die trein af stap
    ek kom sesuur uit my spreekkamer in Musgrave met die sleutel in my hand en 'n seun ruk die foon onder my arm uit en hardloop af park toe
    hulle't my foon in die straat gevat
    hy trek my sak, ek trek terug, hy wen
    op die hoek by die waghuisie keer twee mans my vrou voor en voel haar sakke deur
    kliënte se fone word tussen ons hek en hul karre gegryp
    die kamera op die paal sien hoe die ou op die bromponie my skoonmaker se foon uit haar hand lig
    drie van hulle, een voor, een agter, een met die hand in my sak
    hy is van sy skoene en baadjie beroof op die Umgenipaadjie
    'n paartjie van Pretoria is saterdag op Noordstrand se trappe beroof, fone, kamersleutels en kontant weg
    'n hand kom by die karvenster in terwyl ek pakkies pos en die handsak is weg
    met die krag af is die straat donker en dan word my personeel op pad taxi toe beroof
    maandeinde wag hulle langs die pad vir ons wagte en skoonmakers met hul pay
    hy hou 'n stukkende bottel teen die student en vat haar rekenaarsak
    oorbelle uit my ore geruk by die bus
    sy is omgestamp en weg is hy met die beursie
    groter seuns vat al weer die kinders se skoene en fone op pad biblioteek toe
    ons pasiënte word op die voetbrug beroof as die toelae betaal word
    die pizza se man is te voet beroof, die kos en die kleingeld
    hulle kom om jou by die oorgang staan en dan's jou beursie weg
    buite die tempel in Clare Estate word 'n ou vrou se goue ketting gegryp en sy's saamgesleep toe dit nie wou breek nie
    net uit sy hand gevat, geen wapen, net vinnig
    die bure stap vyfuur met die hond en 'n mes word vir twee fone getrek
    my beursie by die mark gegaps terwyl ek vir tamaties betaal
    doelbewus gepootjie en op die grond beroof
    drawwers op die promenade verloor hul horlosies aan die skelms
    ruit by die ligte op die M4 gebreek en die skootrekenaar tussen die sitplekke uit, ek het in die kar gesit
    hulle beroof almal wat van die trein af kom, onder die boom voor ons plek
    meisie van ons oproepsentrum is ná laatskof op die tweehonderd meter taxi toe deur vier mans beroof, selfs haar kosblik is gevat
    iemand gryp ouma se trollie en sak toe sy van die sypaadjie aftree
    die vissermanne op die pier word voor sonop gemug
    Ek gee musiekles in Glenwood en toe 'n leerling van veertien my studio woensdagmiddag verlaat om na haar ma se kar te stap, is haar viool en foon op die sypaadjie deur twee seuns gegryp
    ons personeel by die hotel in Mahatma Gandhiweg stap ná middernag na die taxi's en word by die dieselgarage op die hoek ten minste een keer 'n week van hulle fone en sakke beroof
    my pa van sewentig het by die kitsbank in Pinetown sy pensioen getrek en toe hy uitstap, het een hom oor die pad gevra terwyl die ander een die geld uit sy sak trek
    // isiZulu
    bangihlwithe ifoni esandleni erenki
    ngiphuciwe ngaphandle kwasehhovisi ngiya emotweni
    kukhona ohlwithe ilaptop yami etafuleni ekhefi wabaleka
    akunasibhamu, bavele bahlwitha isikhwama engabukile
    izingane zesikole ziphucwa amafoni endleleni
    abasebenzi bami baphucwa njalo ntambama phakathi kwefekthri namatekisi
    bangihluthule umgexo entanyeni phambi kwesalon
    abafana ababili bangiphuce iwalethi nezicathulo ngommese ebhishi
    ngesaba ukuhamba ngisuka egedeni ngiya ebhasini, bayaphuca abantu lapho
    kuzokwenzakalani uma behlwitha isikhwama sami futhi ngaphandle kwekhemisi
    BAHLWITHE IFONI NGEWINDI LEMOTO EROBHOTHINI
    bashaye iwindi lemoto bathatha isikhwama esihlalweni emarobhothini
    umfana ngebhayisikili uhlwithe ifoni yendodakazi yami phambi kwekhilishi
    amaphara angiphuce isikhwama erenki
    amakhasimende ethu aphucwa epakini lasethaveni
    bangikhuthuze emgqeni emtholampilo
    bangiphuce egedeni ngikhipha udoti
    omama besonto baphuciwe emgwaqweni emva kwenkonzo
    izivakashi zehhotela zikhuthuzwa ekhoneni
    unesi ubephuma emsebenzini baphuca ngisho izicathulo
    ungibuze isikhathi wabe esengiphuca iwashi ngommese
    ngaphandle kwesikole baphuce ingane yami itablet
    abakhi baphucwa imali yokudla uma begoduka esayithini
    kudlule umuntu egijima wathatha amafoni amabili etafuleni lerestaurant
    bangikhuthuze ebhulohweni ngibuya emsebenzini
    bengithenga i-airtime espaza bangihlwitha isikhwama semali
    ezitebhisini zamaflethi bangiphuca igrosa nefoni
    abafana basemgwaqweni bazungeze umama emakethe bathatha imali yakhe
    bengikhipha u-R500 e-ATM ongemuva wayihlwitha wabaleka
    abantu bayakhuthuzwa njalo ngemuva kwesitolo sethu
    umyeni wami baphuce amathuluzi ehamba ngezinyawo evela esitimeleni
    abafundi baphucwa amafoni esangweni lekolishi njalo ngesonto
    balinda abasebenzi baholile babaphuce ngamunye endleleni
    ngehle etekisini duze neplazi bangiphuca uplastiki wami
    ngikhuthuziwe
    ngiphume egunjini lami lokwelapha eMusgrave ngo-6, ngiphethe ukhiye wemoto, umfana wahlwitha ifoni ekhwapheni wabaleka waya epaki
    bathathe ifoni yami emgwaqweni
    udonse isikhwama ngadonsa nami, wawina yena
    ekhoneni eduze kogada amadoda amabili amise umkami ahlola amaphakethe akhe athatha konke
    amakhasimende ahlwithwa amafoni phakathi kwesango lethu nezimoto zawo
    ikhamera esigxotsheni ibone owesikuta ephuca umclina wami ifoni ezihambela
    babathathu, omunye phambili, omunye emuva, omunye esandleni ephaketheni lami
    bamkhumule izicathulo nejakhethi endleleni yaseMngeni
    izivakashi zasePitoli ziphucwe eNorth Beach ngoMgqibelo amafoni, okhiye bamagumbi nemali
    isandla singene ewindini lemoto ngithumela amaphasela, isikhwama sahamba
    uma ugesi ungekho umgwaqo umnyama, abasebenzi baphucwe beya ematekisini
    ekupheleni kwenyanga balinda onogada nabaclina emgwaqweni bephethe iholo babaphuce
    ubambe umfundi ngebhodlela eliphukile wamuphuca isikhwama selaptop
    bangidonse amacici ezindlebeni ebhasini
    bamsunduze wawa bahamba nesikhwama semali
    abafana abadala baphuca izingane izicathulo namafoni ziya emtapweni wezincwadi
    iziguli zethu ziphucwa ebhulohweni ngosuku lwezibonelelo
    owezitsha zepizza uphucwe ehamba ngezinyawo, ukudla noshintshi
    bakuzungeza uwela umgwaqo, usungasenayo iwalethi
    ngaphandle kwethempeli eClare Estate bahlwithe iketanga likagogo bamhudula
    bamane bathatha esandleni, akunasikhali
    omakhelwane bebehamba nenja ngo-5 bakhishelwa ummese baphucwa amafoni amabili
    bangikhuthuze emakethe ngikhokhela utamatisi
    bangigqishe ngenhloso bangiphuca ngilele phansi
    abagijimayo ebhishi baphucwa amawashi
    baphule iwindi emarobhothini ku-M4 bathatha ilaptop phakathi kwezihlalo ngihleli emotweni
    intombazane yasecall centre ishayise ebusuku amadoda amane ayiphuca ngisho iskhafuthini
    abadobi baphucwa epiyeni ngaphambi kokuphuma kwelanga
    ngifundisa umculo eGlenwood, ngoLwesithathu ntambama umfundi wami oneminyaka engu-14 ephuma eya emotweni kanina, abafana ababili bahlwitha ivayolini nefoni yakhe eceleni komgwaqo
    abasebenzi bethu basehhotela bahamba phakathi kwamabili beya ematekisini, ekhoneni lasegaraji likadizili baphucwa amafoni nezikhwama okungenani kanye ngesonto
    ubaba oneminyaka engu-70 ukhiphe impesheni ePinetown, uthe ephuma omunye wambuza indlela ngenkathi omunye emkhipha imali ephaketheni
    umfundi wethu wase-DUT ubehamba neSteve Biko Road ngo-9 ebusuku abafana abane bamzungeza emgwaqweni bamuphuca ilaptop, ifoni, ijakhethi nekhadi lakhe
    unogada wesitolo sethu ubegodukile ngezinyawo ekupheleni kwenyanga esanda kuhola, amaphara amathathu amvimba ebhulohweni abamkhumula nezicathulo bathatha iholo lonke
    amaphoyisa adlula bengiphuca isikhwama emgwaqweni, i-alamu yemoto ikhala
    // Mixed
    bahlwithe i-phone yami at the taxi rank
    ngiphuciwe outside the office, bag and laptop gone
    hulle't my phone gegrab uit my hand by die robots
    amaphara snatched umama's handbag at the bus stop
    ek is gemug outside die gate last night
    someone ran past and took ama-phones etafuleni erestaurant
    staff yami are mugged njalo on the way to the taxis
    my daughter baphuce i-tablet outside school
    smash and grab erobhothini, handbag ithathiwe off the seat
    skollies rob die customers in ons parking lot
    ngiyesaba ukuhamba from the gate to the rank, they mug people
    no weapon, uvele wahlwitha isikhwama and ran
    bathathe i-phone yami in the road while I was calling
    die kids se shoes and phones is in die straat afgevat again
    umkami was stopped ekhoneni, two men searched her pockets
    street lights off, load shedding, abasebenzi baphucwe going to the taxi
    a hand came in ewindini lemoto, isikhwama gone at the robots
    hulle wag month end vir die guards met hulle pay and rob them langs die pad
    bangidonse i-chain outside the temple and ran
  `,
  assault: `
    a customer slapped my cashier over a refund
    patient punched one of our nurses in casualty
    our teacher was beaten up by a learner in front of the class
    drunk man attacked the barlady with a bottle, nothing was taken
    my employee got kicked in the parking lot by her ex boyfriend
    Staff are being assaulted at reception almost every week
    somebody hit me over the head at the workshop because he was angry about the bill
    ASSAULTED BY A CUSTOMER IN MY OWN SHOP
    a fight broke out in the tavern and the bouncer was badly hurt
    scared that the man we dismissed will come back and beat the supervisor
    what if a parent attacks our creche teachers again
    they jumped my brother outside the church and broke his jaw, they left his phone and wallet
    my foreman was hit with a spade by a worker on the building site
    she was choked by a guest in the hotel corridor
    petrol attendant beaten by a driver who did not want to pay
    Group of guys klapped our security guard at the gate of the complex
    ambulance crew attacked by family of the patient
    neighbour assaulted my wife over the parking
    he got moered behind the bottle store, four guys on one
    attackd by a client at the salon she pulled my hair and scratched my face
    taxi driver beat up our delivery driver at the rank
    pharmacist spat on and shoved by an addict who wanted codeine
    domestic violence next door spilled over, he came in and beat my tenant
    my manager was assaulted in the factory by strikers
    clinic doctor threatened and then hit with a chair
    one of the learners was beaten with a belt by the others in the toilets
    they keep hitting the waitresses when they are drunk
    gang of boys beat up my son at the sports ground, took nothing
    an ex came to the office and grabbed her by the throat
    road rage guy followed nobody, he just got out and punched me at our entrance
    a man hit my mother in the queue of the spaza
    beaten up
    sexual assault on the stairs of our building, the lady is in a state
    a woman was raped in the park behind the warehouse, my female staff walk there
    mob attacked a guy on our forecourt and my people had to pull them off
    farm worker assaulted by poachers he caught on the land
    did not steal anything he just attacked her for no reason
    the caretaker of the flats got beaten by tenants because he cut the lights
    violence against our staff at the laundromat counter, slapping, pushing, swearing
    psych patient bit the sister and broke her arm at the hospital
    repo guy from our office was beaten with a pipe
    he threw boiling water on the cook in the restaurant kitchen
    our library lady was pushed down the steps by a man who sleeps outside
    worried for the girls at the front desk, men get aggressive and one has hit already
    old man in the home was hurt by a carer, bruises all over his arms
    they assaulted the driver at the loading bay during an argument about pallets
    I teach grade 9 in Newlands West and when I took a phone away from a boy last Thursday he pushed me against the board and punched me twice while the others filmed it
    my wife runs the front desk of the gym and a member spat at her and shoved her into the turnstile
    a driver hit our guard in the face because he would not lift the boom
    they kicked the night cleaner until she did not move
    the cameras got him throwing the kettle at his colleague
    two tenants came to blows over the washing line and one is in hospital
    He grabbed the parcel lady by the wrist and twisted it until it broke, and the parcels he left lying
    patient's brother swung at the doctor in Mahatma Gandhi hospital over the waiting time
    someone bit my bouncer
    month end drinking and by ten they are hitting each other and the waiters
    beaten with a hosepipe at the diesel pump by a driver who said he was short filled
    the neighbours' son beat my boy with a cricket bat at the gate
    During the power cut a man in the queue at our takeaway lost his temper and hit the girl at the counter with the card machine, she needed four stitches and will not come back to work
    my manager was headbutted by a man who wanted his keys back from the car guard
    we've had six cases of customers getting physical with staff since the returns rule
    attacked for nothing on the stairs to the office
    he strangled her nearly, in front of the children, at the creche door
    punches thrown at the union meeting in the bakery
    burnt my waiter with a cigarette and slapped him and laughed
    My husband is a bus inspector in Durban and passengers without tickets beat him black and blue at the Workshop terminus on Monday afternoon
    threw a brick at my driver's head, he bled a lot, they took nothing
    a resident of the old age home was hit by the night nurse, we saw marks on her arms
    I got hurt at work when a shoplifter I let go came back and punched my ear
    groped and held against the wall in the parkade by a man she had never seen
    they were rough with him, dragged him out by his hair and stamped on his hand
    worker clouted the foreman with a copper pipe over his wages
    coach was klapped by a father at the under 11 match
    am being hit by a guy at work n nobody helps
    Learners beat up a new boy in the hostel showers every night, the matron heard it from the cook, parents want cameras in the passages
    he came at the librarian with fists
    bruised ribs, lost tooth, all because I asked him to move his car
    the alarm button under the desk is for when a client gets violent, last week he broke my nose before I could reach it
    rape attempt in the ladies change room of our factory
    a passenger whacked the e-hailing driver with a bottle, did not pay and ran
    I keep a small hotel in Gillespie Street and last night a guest who had been drinking since noon took the night porter by the neck and beat his head on the desk because his key card did not work
    Our crèche in Sydenham had a father who may not fetch his child arrive at four, and when the teacher closed the gate he reached through, grabbed her hair and hit her face against the bars
    The car guard at our centre was beaten with a wheel spanner by two men from a bakkie after he asked for a tip, he has a broken cheekbone, and our customers watched and were scared to help
    police say it is a matter for the court, but he beat my tenant at the gate motor and he'll do it again
    // Afrikaans
    n klient het my kassiere geklap oor n terugbetaling
    pasient het een van ons verpleegsters met die vuis geslaan
    ons onderwyser is deur n leerder voor die klas aangerand
    dronk man het die kroegmeisie met n bottel aangeval, niks is gevat nie
    my werker is deur haar eks in die parkeerarea geskop
    personeel word amper elke week by ontvangs aangerand
    hy het my oor die kop geslaan in die werkswinkel oor die rekening
    AANGERAND DEUR N KLIENT IN MY EIE WINKEL
    n bakleiery in die taverne en die uitsmyter is erg seer
    bang die man wat ons afgedank het kom slaan die toesighouer
    wat as n ouer weer ons crèche juffrouens aanval
    hulle het my broer buite die kerk gemoer en sy kaak gebreek, foon en beursie gelos
    my voorman is met n graaf geslaan op die bouterrein
    sy is deur n gas in die hotel se gang verwurg
    petroljoggie geslaan deur n drywer wat nie wou betaal nie
    n klomp ouens het ons wag by die hek van die kompleks geklap
    ambulansmanne deur die pasient se familie aangeval
    die buurman het my vrou aangerand oor parkering
    vier op een agter die drankwinkel, hy is pap geslaan
    sy het my hare getrek en my gesig gekrap in die salon
    taxidrywer het ons afleweringsman opgefok
    apteker bespoeg en rondgestamp deur n verslaafde
    bestuurder in die fabriek deur stakers aangerand
    dokter in die kliniek met n stoel geslaan
    hulle slaan ons kelnerinne as hulle dronk is
    verkragting op die trappe van ons gebou
    hy het niks gesteel nie, hy't haar net aangeval
    opsigter van die woonstelle deur huurders geslaan
    plaaswerker deur stropers aangerand
    ou oom in die tehuis word deur n versorger geslaan, blou kolle oral
    ek gee skool in Newlands-Wes en toe ek 'n seun se foon afvat het hy my teen die bord gestamp en twee keer met die vuis geslaan terwyl die ander dit afneem
    my vrou werk by die gim se toonbank en 'n lid spoeg op haar en stamp haar teen die draaihek
    'n drywer slaan ons wag in die gesig omdat hy die valhek nie wil lig nie
    hulle't die skoonmaker geskop tot sy stil lê
    op die kameras sien jy hoe hy die ketel na sy kollega gooi
    twee huurders slaan mekaar oor die wasgoedlyn en een is in die hospitaal
    hy gryp die pakkievrou se arm en draai dit tot dit breek, die pakkies los hy
    die pasiënt se broer het die dokter gepak oor die wagtyd
    iemand het my uitsmyter gebyt
    maandeinde drink hulle en teen tienuur word daar geslaan, kelners ook
    met 'n tuinslang by die dieselpomp geslaan deur 'n drywer
    die bure se seun het my kind by die hek met 'n krieketkolf bygekom
    die krag was af en 'n kliënt verloor sy humeur en slaan die meisie met die kaartmasjien, vier steke
    die bestuurder kry 'n kopstamp van 'n man wat sy sleutels soek
    ons kliënte raak handgemeen met die personeel, ses keer al
    sonder rede op die trappe aangeval
    hy't haar voor die kinders by die crèche se deur gewurg
    daar word vuiste gegooi by die bakkery se vakbondvergadering
    hy't my kelner met 'n sigaret gebrand en geklap
    my man is businspekteur en passasiers sonder kaartjies het hom maandag by die Workshop pimpel en pers geslaan
    baksteen na my drywer se kop gegooi, niks gevat
    'n inwoner van die tehuis word deur die nagsuster geslaan
    sy is in die parkade teen die muur vasgehou en betas
    hulle't hom aan sy hare uitgesleep en op sy hand getrap
    werker slaan die voorman met 'n koperpyp oor sy lone
    die afrigter is deur 'n pa geklap
    'n nuwe seun word elke aand in die koshuis se storte geslaan
    ek word by die werk geslaan en niemand doen iets nie
    gebreekte neus, net omdat ek vra dat hy sy kar skuif
    ek het 'n klein hotel in Gillespiestraat en gisteraand het 'n gas wat van twaalfuur af drink die nagportier aan die nek gevat en sy kop teen die toonbank geslaan omdat sy kaart nie werk nie
    by ons crèche in Sydenham kom 'n pa wat nie sy kind mag haal nie vieruur aan, en toe die juffrou die hek toemaak gryp hy haar hare en slaan haar gesig teen die tralies
    die motorwag is met 'n wielsleutel deur twee mans uit 'n bakkie geslaan omdat hy vir 'n fooitjie vra, sy wangbeen is af en ons kliënte was te bang om te help
    my suster se eksman het maandagoggend by die apteek ingestap waar sy werk, haar oor die toonbank getrek en haar geskop tot die ander personeel hom afgetrek het
    een van die siviele werkers is op die terrein deur vier ander met pikstele geslaan oor 'n skuld van tweehonderd rand, en die voorman wat wou keer se hand is gebreek
    ons kondukteurs word op die bus na Phoenix vrydae gereeld deur dronk passasiers geklap en geskop, laas week is een deur die oop deur gestamp
    // isiZulu
    ikhasimende limushaye ngempama ukheshiya wami
    isiguli sishaye unesi ngenqindi emtholampilo
    uthisha ushaywe umfundi phambi kwekilasi
    isidakwa sihlasele umfazi osebenza ebha ngebhodlela, akuthathwanga lutho
    isisebenzi sami sikhahlelwe isoka lakhe elidala epakini
    abasebenzi bayashaywa njalo la eresepshini
    ungishaye ekhanda egaraji ethukuthele nge-akhawunti
    NGISHAYWE IKHASIMENDE ESITOLO SAMI
    kuliwe ethaveni unogada walimala kabi
    ngesaba ukuthi lo esimxoshile emsebenzini uzobuya azoshaya umphathi
    kuzokwenzakalani uma umzali ephinda ehlasela othisha basekhilishi
    bamshaye umfowethu ngaphandle kwesonto baphula umhlathi, abathathanga lutho
    umphathi wami ushaywe ngefosholo esayithini
    isivakashi simklinye ehhotela
    umfana kaphethiloli ushaywe umshayeli obengafuni ukukhokha
    abafana bashaye unogada wethu esangweni
    bahlasele abasebenzi be-ambulensi umndeni wesiguli
    umakhelwane ushaye umkami ngenxa yepakamo
    bamshayile ngemuva kwesitolo sotshwala bebane
    ungidonse izinwele wangiklwebha ebusweni esaluni
    umshayeli wetekisi ushaye umfana wethu wokudiliva erenki
    usokhemisi uphushwe wakhafulelwa ngumuntu ofuna izidakamizwa
    umenenja ushaywe abatelekile efekthri
    udokotela ushaywe ngesihlalo
    bahlala beshaya oweyitha uma bedakiwe
    abafana bashaye indodana yami enkundleni bengathathi lutho
    umuntu ushaye umama emgqeni espaza
    owesifazane udlwengulwe ezitebhisini zebhilidi yethu
    akebanga lutho, umane wamhlasela wamshaya
    umnakekeli wamaflethi ushaywe abaqashi
    isisebenzi saseplazini sishaywe abazingeli
    ubeshaya unkosikazi wakhe weza wazoshaya nathi
    ngishayiwe emsebenzini
    ithishanhloko lihlaselwe ngabazali ehhovisi
    bayawahlasela ama-nurse ethu ebusuku
    ngifundisa ibanga lesi-9 eNewlands West, ngoLwesine ngathatha ifoni yomfana wangiphushela ebhodini wangishaya kabili ngenqindi abanye beqopha
    umkami usebenza ejimini, ilungu limkhafulele lamsunduza
    umshayeli ushaye unogada wethu ebusweni ngoba engafuni ukuphakamisa ibhumu
    bamkhahlelile umclina waze wathula
    amakhamera ambonile ejikijela uzakwabo ngeketela
    abaqashi ababili balwile ngenxa yentambo yokuneka omunye usesibhedlela
    wabamba owephasela ngesihlakala wasisonta saphuka, iphasela walishiya
    umfowabo wesiguli ushaye udokotela ngenxa yokulinda isikhathi eside
    kukhona olume unogada wethu womnyango
    ekupheleni kwenyanga bayaphuza bese beshaya oweyitha
    ushaywe ngepayipi lamanzi lapho kuthelwa khona udizili
    indodana kamakhelwane ishaye eyami ngebhethi esangweni
    ugesi uhambile, ikhasimende lathukuthela lashaya intombazane ngomshini wamakhadi, yathungwa kane
    umenenja ushayiswe ngekhanda umuntu ofuna okhiye bakhe
    amakhasimende asebashaye kasithupha abasebenzi bethu kulo nyaka
    bangigadle ezitebhisini ngingenzanga lutho
    umklinyile phambi kwezingane emnyango wenkulisa
    kushaywane ngezibhakela emhlanganweni wenyunyana ebhikawozi
    ushise oweyitha wami ngosikilidi wamshaya ngempama
    umyeni wami ungumhloli wamabhasi, abagibeli abangenamathikithi bamshaye eWorkshop ngoMsombuluko
    bamjikijele ngesitini ekhanda umshayeli wami, abathathanga lutho
    ugogo usekhaya labadala ushaywa unesi wasebusuku
    bambambe ngenkani odongeni epaki bamphathaphatha
    isisebenzi sishaye iforomani ngepayipi lekhopha ngenxa yamaholo
    umfana omusha uyashaywa njalo ebusuku ehostela lesikole
    kade engishaya lo muntu emsebenzini
    ngaphulwa ikhala ngoba ngimcele asuse imoto
    nginehhotela elincane eGillespie Street, izolo ebusuku isivakashi ebesiphuza kusukela emini sibambe umlindi wasebusuku ngentamo sashayisa ikhanda lakhe etafuleni ngoba ikhadi lakhe lingavuli
    enkulisa yethu eSydenham kufike ubaba ongavunyelwe ukulanda ingane, uthisha evala isango wafaka isandla wamdonsa ngezinwele wamshayisa ngobuso ezinsimbini
    umuntu obheka izimoto esenthweni yethu ushaywe ngesipanela ngamadoda amabili aphuma ebhakkhini ngoba ecele imali, uphuke isihlathi amakhasimende abukele esaba
    owayengumyeni kadadewethu ungene ekhemisi lapho esebenza khona ngoMsombuluko wamdonsa phezu kwekhawunta wamkhahlela baze bamkhipha abanye abasebenzi
    esayithini omunye umsebenzi ushaywe ngabane ngezinduku zamapiki ngenxa yesikweletu sika-R200, iforomani elamula laphulwa isandla
    abaqoqi bemali emabhasini aya ePhoenix bayashaywa njalo ngoLwesihlanu ngabagibeli abadakiwe, ngesonto eledlule omunye baze bamphusha wawa ngomnyango
    amaphoyisa athi angiyovula icala ngoba ungishaye phambi kwabasebenzi
    // Mixed
    ikhasimende slapped my cashier over a refund
    ushaye unesi with a chair emtholampilo
    n customer het my staff geklap en geskop, niks gevat nie
    uthisha was beaten by a learner ekilasini
    they beat up unogada wethu at the gate bamlimaza kabi
    my ex came to the office wangishaya in front of everyone
    die drunk ou attack die barlady met n bottle
    abasebenzi bami are being assaulted at reception
    bashaye umfowethu outside the tavern, took nothing
    scared ukuthi uzobuya azongishaya at work
    patients hit ons nurses amper every weekend
    he pushed umama emgqeni and punched her
    wangishaya because I asked him to move his car
    die driver het ons guard ge-punch by die boom
    bamkhahlelile the cleaner until she fell, nothing was taken
    my wife is gespoeg en gestamp by a customer at the gym
    umfundi punched a teacher over a phone, kids filming
    month end they get drunk base beshaya oweyitha
    huurders fight over parking, omunye usesibhedlela with a broken arm
  `,
  shooting: `
    last month they shot at the shop next door to mine
    they shoot the spaza on the corner last week
    shots were fired outside our shop last night, bullet through the window
    gang shootings in our road, we lie on the floor
    my guard was shot in the leg at the gate
    someone was stabbed in the tavern on saturday
    bullets came through the classroom roof
    A stray bullet hit our receptionist's car
    they drove past and shot at the salon
    scared the kids get caught in the crossfire at the creche
    what if they start shooting in the clinic again when the gang members come in wounded
    DRIVE BY SHOOTING AT THE TAXI RANK IN FRONT OF MY SPAZA
    two taxi associations are shooting at each other in front of our petrol station
    my cousin was stabbed in the neck by a man in the parking lot, he survived
    gunfire every night from the flats opposite
    they shot through the front door of our house
    shooting
    customer pulled out a gun in the restaurant and fired into the ceiling
    employee stabbed a colleague in the factory with a screwdriver
    they shot my dogs and then at me on the farm stoep
    learner stabbed another learner at the school gate
    we hear gun shots from the park behind the workshop
    Someone emptied a magazine at our pharmacy's shutters
    hit squad opened fire on a car in the drive of our complex
    shootin in the street, kids playing, pls help
    the foreman was shot on the building site by the construction mafia
    cross fire between the police and robbers in our shopping centre
    my driver got shot in the shoulder, he is in hospital
    knifed at the bus stop by the warehouse
    shots at the church during a funeral
    there was a shoot out in the bottle store, five cartridge cases on the floor
    they didn't rob us, they only shot at the building and drove away
    gunmen fired at our office because of the tender
    bullet holes in the hotel sign
    two people stabbed in a fight outside the club
    afraid of bullets, our bedroom faces the gang houses
    he put three rounds into my bakkie while I was in it
    guard fired a warning shot and they fired back
    a boy was stabbed with a broken bottle at our car wash
    turf war, shooting from corner to corner, we close at four now
    they shoot at the streetlights and our windows
    somebody shot the councillor outside the hall, he lives
    the nurse was stabbed by a patient with a scalpel
    new years eve bullets come down through our roof sheets
    ex husband fired through the bathroom window
    gang members were running through our yard shooting
    taken to hospital with a gunshot wound from outside our shop
    gunshots heard close to the estate wall three nights running
    somebody shot at us
    I own a panel beater in Clairwood and on Monday at four a car stopped across the street, two men got out and fired about ten shots at the office before they drove off to the Bluff
    there was shooting at the gate and my guard was hit in the arm
    my wife dropped to the floor with the children when the shots came through the curtain
    we heard bang bang bang and found bullet marks on the gate motor
    he stabbed him with a kitchen knife during the tea break
    gunshots again last night
    staff had to crawl to the store room as bullets flew over the customers
    The cameras show a man in a hoodie firing at the parked cars in front of our gym and running to the bus stop
    police and hijackers in a gun fight on the road by our diesel depot
    power goes off and then the guns start, every evening in Wentworth, and our flat has two holes in the wall
    patient came in with a gunshot wound and those who shot him came after him into the ward and fired again
    a tenant opened fire at his neighbours over loud music
    two wounded at our tavern at month end, a fight about a girl and then a pistol
    who can we ask about bulletproof glass after they shot at the pay window
    stabbing outside the college res, student lost a lot of blood but is stable
    the parcels van has three holes in the side
    my dad was shot in the stomach at his kiosk in Marianhill and is on a ventilator
    They fire into the air at every funeral and the bullets fall on our school roof
    jabbed with a screwdriver in the side on the packing line
    one shot, through the office glass, nobody hit
    the alarm reaction officer was shot at as he got out of his car at our place
    taxi men shoot at the buses that pass our petrol station, two passengers were grazed
    we keep the children in at break because of the shooting between the hostel blocks
    I found 9mm cartridges in front of my salon this morning
    guns going off nite and day n we cant sleep
    he pulled the trigger twice, it jammed, then it fired into the counter
    shot in the foot for nothing by a man who said he was looking for somebody else
    my nephew got a knife in the back at the soccer field and crawled to our shop for help
    they raked the councillor's house with an automatic, we live next door and our geyser was hit
    copper guards were fired at by people along the rail line
    warehouse in Mobeni, strike week, shots fired at the trucks as they leave, one driver got glass in his eye
    sharp noise, hole in the window, bullet in the fridge
    what if they shoot again while patients queue outside
    a customer let off a gun by accident in the restaurant and it hit the waitress's leg
    At twenty to nine on Sunday a man at the door of our night club in Umgeni Road was told to go home, he went to his car, came back with a pistol and fired into the queue, two customers were hit
    We are a primary school in Marianridge, three times this month gangs have shot across our field in school hours, the children lie under the desks and on Thursday a bullet came through the staff room window
    My tow truck drivers get shot at by drivers of another company at accident scenes, and on Friday at the M7 off ramp one of my people was hit in the knee
    they wanted his keys, he ran, they fired after him
    // Afrikaans
    skote is gisteraand buite ons winkel gevuur, koeel deur die venster
    bendes skiet in ons pad, ons le op die vloer
    my wag is in die been geskiet by die hek
    iemand is saterdag in die taverne met n mes gesteek
    koeels kom deur die klaskamer se dak
    verdwaalde koeel het die ontvangsdame se kar getref
    hulle het verbygery en op die salon geskiet
    bang die crèche se kinders beland in die kruisvuur
    wat as hulle weer in die kliniek skiet
    HULLE SKIET BY DIE TAXISTAANPLEK VOOR MY WINKEL
    twee taxi verenigings skiet op mekaar voor ons petrolstasie
    my neef is in die nek gesteek in die parkeerarea, hy leef
    elke aand skote van die woonstelle oorkant
    hulle't deur ons huis se voordeur geskiet
    klient het in die restaurant n geweer uitgehaal en in die plafon geskiet
    werker het n kollega in die fabriek met n skroewedraaier gesteek
    leerder steek ander leerder by die skoolhek
    ons hoor geweerskote uit die park agter die werkswinkel
    iemand het die apteek se rolluike vol gate geskiet
    hulle het losgebrand op n kar in ons kompleks
    voorman is op die bouterrein geskiet, konstruksiemafia
    skietery tussen polisie en rowers in die mall
    my drywer is in die skouer geskiet, hy's in die hospitaal
    skote by die kerk tydens n begrafnis
    hulle het niks gevat nie, net op die gebou geskiet en gery
    koeelgate in die hotel se bord
    ons kamer kyk uit op die bendehuise en ons is bang vir die koeels
    hy het drie skote in my bakkie geskiet terwyl ek daarin sit
    verpleegster met n skalpel gesteek deur n pasient
    bendelede hardloop deur ons erf en skiet
    iemand het op ons geskiet
    ek het 'n paneelklopper in Clairwood en maandag vieruur hou 'n kar oorkant stil, twee mans klim uit en skiet so tien skote op die kantoor voor hulle Bluff toe ry
    daar's by die hek geskiet en my wag is in die arm getref
    my vrou val plat met die kinders toe die skote deur die gordyn kom
    ons hoor die skote en kry koeëlmerke op die hekmotor
    hy't hom met 'n kombuismes in die teetyd gesteek
    gisteraand al weer geskiet
    die personeel moes stoor toe kruip terwyl koeëls oor die kliënte vlieg
    op die kameras sien jy hoe iemand op die karre voor die gim losbrand
    polisie en kapers in 'n vuurgeveg by ons dieseldepot
    as die krag afgaan begin hulle skiet, elke aand in Wentworth, daar is gate in ons woonstel se muur
    die pasiënt kom met 'n skietwond in en dié wat hom geskiet het kom agterna en skiet weer in die saal
    'n huurder het op sy bure losgetrek oor die musiek
    twee gewond in die taverne met maandeinde
    waar kry ons koeëlvaste glas, hulle het op die betaalvenster geskiet
    student voor die koshuis met 'n mes gesteek, sy lewe nog
    daar's drie gate in die pakkiebus
    my pa is in die maag geskiet by sy kiosk in Marianhill en lê op 'n masjien
    by elke begrafnis skiet hulle in die lug en die koeëls val op ons skool
    met 'n skroewedraaier in die sy gesteek op die lyn
    een skoot deur die kantoor se ruit
    die alarm se man is onder skoot gekom toe hy by ons uitklim
    taximanne skiet op die busse voor die petrolpompe
    pouse bly die kinders binne want hulle skiet tussen die blokke
    patroondoppies voor my salon opgetel
    hy trek twee keer die sneller, toe gaan die skoot in die toonbank
    in die voet geskiet, sommer net
    my nefie kry 'n mes in die rug by die sokkerveld
    hulle't op die koperwagte by die spoor gevuur
    'n kliënt se pistool gaan per ongeluk af en tref die kelnerin se been
    ons is 'n laerskool in Marianridge en drie keer die maand het bendes in skooltyd oor ons veld geskiet, die kinders lê onder die banke en donderdag kom 'n koeël deur die personeelkamer se ruit
    'n man is by ons nagklub in Umgeniweg weggewys, hy stap na sy kar, kom terug met 'n pistool en skiet in die ry in, twee kliënte is in die bene getref
    my insleepdrywers word by ongelukke deur 'n ander maatskappy se mense beskiet, en vrydag by die M7 se afrit is een van hulle in die knie geskiet
    die buurvrou se kêrel het saterdagnag deur haar voordeur geskiet en twee van die koeëls is deur ons kombuismuur, waar my kinders se kosblikke gestaan het
    twee leerders het by ons hoërskool se hek oor 'n foon baklei en een het 'n mes uitgehaal en die ander een in die bors gesteek, hy lê in waakeenheid
    toe die forum se mense nie hul deel van die bouwerk kry nie, het hulle van die pad af op die hyskraan en die wag se huisie geskiet en gery
    // isiZulu
    kudutshulwe ngaphandle kwesitolo sethu izolo, inhlamvu yangena ngewindi
    amagenge adubulana emgwaqweni wethu silala phansi
    unogada wami udutshulwe emlenzeni esangweni
    kugwazwe umuntu ethaveni ngoMgqibelo
    izinhlamvu zingena ophahleni lwekilasi
    inhlamvu ishaye imoto yomamukeli wezivakashi
    badlule ngemoto badubula isaluni
    ngesaba ukuthi izingane zasekhilishi zizoshaywa izinhlamvu
    kuzokwenzakalani uma bephinda bedubula emtholampilo
    KUYADUTSHULWA ERENKI PHAMBI KWESPAZA SAMI
    izinhlangano zamatekisi ziyadubulana phambi kwegaraji lethu
    umzala ugwazwe entanyeni epakini, uyaphila
    kuzwakala izibhamu njalo ebusuku emaflethini
    badubule umnyango wendlu yethu
    ikhasimende likhiphe isibhamu erestaurant ladubula phezulu
    isisebenzi sigwaze esinye efekthri
    umfundi ugwaze omunye esangweni lesikole
    sizwa ukudubula epaki ngemuva kwegaraji lezimoto
    badubule amashutha ekhemisi
    badubule imoto emnyango wecomplex yethu
    umphathi udutshulwe esayithini lokwakha
    amaphoyisa nabaphangi badubulana emall
    umshayeli wami udutshulwe ehlombe usesibhedlela
    kudutshulwe esontweni emngcwabeni
    abathathanga lutho, badubule ibhilidi bahamba
    ikamelo lethu libheke ezindlini zamagenge, siyesaba izinhlamvu
    ungidubule kathathu ebhakkini ngihleli phakathi
    isiguli sigwaze unesi
    amagenge agijime egcekeni lethu edubula
    umfana ugwazwe ngebhodlela e-car wash
    badubula amawindi ethu njalo
    balwa bagwazana ngaphandle kweklabhu
    badubule izinja zami base bedubula mina eplazini
    izibhamu ziyaduma la siyavala ngo-4
    ukudubulana kwamagenge kusondele esikoleni sethu
    kukhona osidubulile
    nginendawo yokulungisa izimoto eClairwood, ngoMsombuluko ngo-4 kwama imoto ngale kwehla amadoda amabili adubula ihhovisi cishe izinhlamvu eziyishumi
    kudutshulwe esangweni, unogada washaywa ingalo
    umkami nezingane balale phansi izinhlamvu zingena ngekhethini
    sizwe ukuqhuma kwezibhamu sathola izimpawu zezinhlamvu emotheni yesango
    umgwaze ngommese wasekhishini ngesikhathi setiye
    kuphinde kwadutshulwa izolo ebusuku
    abasebenzi bakhase baya esitolo izinhlamvu zindiza phezu kwamakhasimende
    amakhamera akhombisa umuntu edubula izimoto phambi kwejimu
    amaphoyisa nabaduni bezimoto badubulana eduze kwedepho kadizili
    uma kuhamba ugesi kuqala izibhamu eWentworth, odongeni lwethu kunezimbobo
    isiguli sifike sidutshuliwe, abasidubulile bangena ewodini badubula futhi
    umqashi udubule omakhelwane ngenxa yomsindo
    ekupheleni kwenyanga balimele ababili ethaveni, isibhamu sakhala
    sifuna ingilazi engangenwa inhlamvu, badubule iwindi lapho kukhokhelwa khona
    umfundi ugwazwe phambi kweresidensi, uyaphila
    iveni yamaphasela inezimbobo zezinhlamvu ezintathu
    ubaba udutshulwe esiswini ekhoskini eMarianhill usemshinini esibhedlela
    emingcwabeni badubula phezulu izinhlamvu ziwele ophahleni lwesikole
    ugwazwe ohlangothini ngesikulufa emsebenzini
    inhlamvu eyodwa iphule ingilazi yehhovisi
    owe-alamu udutshulelwe kithi ethi uyehla emotweni
    abamatekisi badubula amabhasi adlula egaraji
    izingane azisaphumi ngebreak ngoba kuyadutshulwa
    ngicoshe amagobolondo ezinhlamvu phambi kwesaluni
    udutshulwe onyaweni bengamazi nokumazi
    umshana ugwazwe emhlane enkundleni kabhola
    kade kukhala izibhamu ubusuku nemini
    siyisikole samabanga aphansi eMarianridge, kathathu kule nyanga amagenge edubula enqamula inkundla yethu, izingane zilala phansi kwamadesiki, ngoLwesine inhlamvu yangena ewindini lothisha
    indoda exoshiwe emnyango weklabhu yethu eMngeni Road iye emotweni yayo yabuya nesibhamu yadubula abantu abemi emgqeni, amakhasimende amabili alimala emilenzeni
    abashayeli bami bamaloli okudonsa badutshulwa abenye inkampani ezingozini, ngoLwesihlanu ku-M7 omunye wabo udutshulwe edolweni
    isoka likamakhelwane lidubule umnyango wakhe ngoMgqibelo ebusuku, izinhlamvu ezimbili zadlula odongeni lwekhishi lethu lapho kume khona izikhafuthini zezingane
    abafundi ababili balwele ifoni esangweni lesikole sethu, omunye wakhipha ummese wagwaza omunye esifubeni, useICU
    ngesikhathi iforamu ingalutholanga usizo lwayo lomsebenzi wokwakha, badubule ikhreni nendlu kanogada besemgwaqweni base behamba
    ubalekile nokhiye bamdubula emlenzeni
    // Mixed
    kudutshulwe outside our shop last night, bullet ewindini
    gang shooting emgwaqweni wethu every night
    hulle het shots gefire by die salon
    unogada was shot in the leg egedeni
    someone ugwaziwe at the tavern on saturday
    die kids is in die crossfire by ons creche
    taxi war, bayadubulana in front of the garage
    badubule my bakkie three times ngihleli phakathi
    ons hear gunshots elke nag from the flats
    learner ugwaze another learner at school
    scared of stray bullets, amagenge are shooting la
    umshayeli was shot in the shoulder, usesibhedlela
    kudutshulwe egedeni, our guard was hit in the arm
    hulle skiet elke aand in Wentworth, izinhlamvu odongeni lwethu
    umkami dropped to the floor nezingane when the shots came
    a man ugwazwe with a kitchen knife at tea time
    die parcels van het three bullet holes
    when the power goes kuqala ukudutshulwa, ons is bang
    ubaba was shot esiswini at his kiosk, he is on a machine
  `,
  murder: `
    my brother was killed in his shop on sunday
    our security guard was murdered on duty at the factory
    a man was shot dead in front of the tavern
    the old lady next door was found strangled in her flat
    they killed the spaza owner for a few hundred rand
    Body found behind our warehouse, stabbed to death
    two people died in the robbery at the petrol station
    MURDER IN OUR COMPLEX
    scared that they will kill us too like the family at number 9
    what if they kill somebody next time, the last victim at the clinic didn't make it
    teacher gunned down at the school gate, she died on the scene
    our driver was hijacked and found dead in the veld
    my employee got killed walking home from the salon
    Five people were killed in a mass shooting at the hostel next to us
    my father was murdered on his farm
    somebody was murdered in room 12 of my hotel
    foreman executed on the building site, construction mafia
    killed for his cellphone outside our office
    he was hacked to death by a mob at the taxi rank
    the pastor was murdered inside the church office
    they shot him and he passed away in hospital
    murdr last week at the car wash, blood everywhere, staff wont come back
    hit on the businessman across the road, he is dead
    we lost our colleague, stabbed to death at the bus stop
    a woman was killed by her husband in the flats
    taxi boss assassinated in front of our pharmacy
    my uncle died after the robbers beat him at his workshop
    they slit the night watchman's throat
    a child was killed by a stray bullet outside the creche
    the bottle store lady was killed at closing, they took nothing
    one of our tenants was murdered and nobody has been caught
    the men who robbed us killed my cousin as they left
    the manager of the laundromat was found dead in the storeroom with his hands tied
    extortion guys killed the restaurant owner because he didnt pay
    they burnt him with a tyre next to our school
    witness killed, gang killings every weekend in our street
    farm worker killed over a cellphone in our compound
    there has been a killing at the estate gate
    someone was beaten to death in our parking lot
    it was not only a break in, they killed the gardener
    our neighbour was murdered in bed last night, what can we do to be safe
    a nurse was killed in the parking of the hospital by her ex
    the police took three bodies out of the house opposite
    killed
    my partner was murdered and I have to keep the business going
    another shop keeper dead in our area, that is four now
    they killed him
    My partner at the upholstery shop in Jacobs stayed late on Thursday to finish an order, his wife phoned at ten and I found him behind the counter with his throat cut
    our night guard did not survive
    dead at the gate with the keys in his hand
    she was murdered in front of her children
    he died for a phone and some cash
    the cameras have the face of the man who killed my cousin
    we buried our driver on Saturday, they shot him through the head for the parcels
    found the caretaker dead in the boiler room of the flats in Umbilo, police say blows to the head with a copper pipe, and the tenants are moving out
    month end and another taxi owner dead
    my staff are in shock, one of us was killed over a R50 note
    Strangled with the flex of her own iron, eighty two years old, in the complex where we live
    two dead after the fight at the shebeen
    the doctor was executed in his parking bay and the patients saw it
    killed during the power cut, nobody heard
    neighbours found my aunt lifeless on the floor with stab wounds
    gunned down while he filled diesel
    a bullet ended it, he was thirty
    he beat his wife to death two doors from us and we want to be safe from him
    Three people from one family in Inanda were murdered in their beds and my mother lives alone in the next house, what can be done for her door
    mob killed a boy they said was a thief right outside our factory
    the pawnbroker across the road was slaughtered
    they murderd my friend at his shop n now im alone here
    our alarm went, the guard went to look, and he was dead when the second guard got there
    body in the storm drain behind our school, second this year
    teacher stabbed by a learner, passed away on the way to hospital
    ward councillor assassinated as he locked his office
    the man who robbed the bakery killed the baker though he'd already handed everything over
    a wife of one of my workers was murdered by her boyfriend at our staff quarters
    hitmen took out the school principal in Folweni over a post and now teachers there beg for a guard and a gate
    slain in his bakery at four in the morning
    poisoned by her carer, police say murder
    our tenant's body lay in the flat for two days, hands tied
    he was set alight and died
    I do not want to be the next dead shopkeeper in this road
    In the block of flats that I manage in South Beach a tenant of twenty three was stabbed to death by her boyfriend on the landing, and the other women ask for cameras and for a door that closes
    Our cooperative in Umbumbulu lost its chairman on Sunday, two men called him by name at his gate, asked if he was the one, and shot him seven times before his wife and neighbours
    The petrol attendant who was stabbed for his cash float on Monday night at our site in Umlazi V section died this morning, and the rest of the staff will not do night shift any more
    A customer of our car wash was murdered in his car while he waited for it to be dried, at noon, with children around, it was a hit and had nothing to do with us
    he went to fix the gate motor in the power cut and they killed him there
    // Afrikaans
    my broer is sondag in sy winkel vermoor
    ons wag is aan diens by die fabriek doodgeskiet
    n man is voor die taverne doodgeskiet
    die ou tannie langsaan is in haar woonstel verwurg gevind
    hulle het die spaza se eienaar doodgemaak vir n paar honderd rand
    lyk agter ons pakhuis gekry, doodgesteek
    twee mense dood in die roof by die vulstasie
    MOORD IN ONS KOMPLEKS
    bang hulle maak ons ook dood soos die gesin by nommer 9
    wat as hulle volgende keer iemand vermoor
    onderwyseres by die skoolhek doodgeskiet
    ons drywer is gekaap en dood in die veld gekry
    my werker is vermoor op pad huis toe van die salon af
    vyf mense geskiet en dood by die hostel langs ons
    iemand is in kamer 12 van my hotel vermoor
    die voorman is op die bouterrein tereggestel
    vermoor vir sy selfoon buite ons kantoor
    hy is deur n skare doodgekap by die taxis
    die dominee is in die kerk se kantoor vermoor
    hulle het hom geskiet en hy is in die hospitaal oorlede
    ons het n kollega verloor, doodgesteek by die bushalte
    n vrou is deur haar man in die woonstelle vermoor
    taxibaas voor ons apteek uitgehaal, hy's dood
    nagwag se keel afgesny
    kind dood deur n koeel buite die crèche
    hulle't die drankwinkel se vrou doodgemaak en niks gevat nie
    die rowers het my neef vermoor toe hulle uit is
    iemand is in ons parkeerarea doodgeslaan
    die tuinier is doodgemaak toe hulle inbreek
    nog n winkelier dood hier, dis nou vier
    hulle het hom doodgemaak
    My vennoot by die stoffeerdery in Jacobs het donderdag laat gewerk, sy vrou bel tienuur en ek kry hom agter die toonbank met sy keel afgesny
    ons nagwag het dit nie oorleef nie
    dood by die hek, sleutels nog in sy hand
    sy is voor haar kinders vermoor
    hy's dood vir 'n foon en 'n bietjie kontant
    die kameras het die gesig van die man wat my neef vermoor het
    ons het saterdag ons drywer begrawe, hulle skiet hom dood vir die pakkies
    die opsigter word dood in die ketelkamer gekry, met 'n koperpyp doodgeslaan, die huurders trek uit
    maandeinde en nog 'n taxibaas is dood
    my personeel is geskok, een van ons is oor vyftig rand doodgemaak
    met die strykyster se koord verwurg, twee en tagtig jaar oud, in ons kompleks
    twee dood ná die bakleiery
    die dokter is in sy parkeerplek doodgeskiet voor die pasiënte
    tydens die kragonderbreking vermoor, niemand hoor iets nie
    die bure kry my tante leweloos op die vloer met steekwonde
    doodgeskiet terwyl hy diesel ingooi
    hy't sy vrou doodgeslaan twee deure van ons af
    drie mense van een gesin in Inanda is in hul beddens vermoor en my ma bly alleen langsaan
    'n skare maak 'n seun dood wat glo gesteel het, reg voor die fabriek
    die pandjiesbaas oorkant is afgemaai
    die alarm gaan af, die wag gaan kyk, en hy's dood toe die tweede een daar kom
    'n lyk in die stormwaterpyp agter die skool
    die onderwyser is op pad hospitaal toe aan die meswond oorlede
    raadslid vermoor toe hy sy kantoor sluit
    hulle't alles gekry en die bakker tog doodgemaak
    hy is aan die brand gesteek en het gesterf
    die huurder se lyk lê twee dae in die woonstel, hande vasgebind
    huurmoordenaars het die skoolhoof gevat, hy's dood
    ek wil nie die volgende dooie winkelier in ons straat wees nie
    in die woonstelblok wat ek in Suidstrand bestuur is 'n huurder van drie en twintig deur haar kêrel op die trapportaal doodgesteek en die ander vroue wil kameras en 'n deur hê wat sluit
    ons koöperasie se voorsitter is sondag vermoor, twee mans het hom by sy hek op sy naam geroep, gevra of dit hy is, en hom sewe keer geskiet voor sy vrou en bure
    die pompjoggie wat maandagnag vir sy kontant gesteek is, is vanoggend dood, en die res van die personeel wil nie meer nagskof werk nie
    'n kliënt van ons karwas is helder oordag in sy kar vermoor terwyl hy wag, daar was kinders by, en die moordenaar het rustig na 'n wit Golf gestap
    my tuinier se seun van agtien is op pad van die kerk af deur 'n bende doodgekap, en nou durf niemand uit die huis gaan as dit donker is nie
    die eienaar van die tweedehandse winkel langs ons is vermoor gekry met sy hande agter sy rug en die kluis nog toe, so dit was nie eers vir die geld nie
    // isiZulu
    umfowethu ubulewe esitolo sakhe ngeSonto
    unogada wethu ubulawelwe emsebenzini efekthri
    indoda idutshulwe yafa phambi kwethaveni
    isalukazi esingumakhelwane sitholakale siklinyiwe safa eflethini
    babulale umnikazi wespaza ngemali encane
    kutholakale isidumbu ngemuva kwewerehouse, ugwazwe wafa
    kufe abantu ababili kuphangwa egaraji
    UKUBULALA E-COMPLEX YETHU
    ngesaba ukuthi bazosibulala nathi njengomndeni oseduze
    kuzokwenzakalani uma bebulala omunye futhi emtholampilo
    uthisha udutshulwe washona esangweni lesikole
    umshayeli wethu uhayijekiwe watholakala eseshonile endle
    isisebenzi sami sibulewe sigoduka esaluni
    kubulewe abantu abahlanu ehostela eliseduze
    ubaba ubulewe eplazini lakhe
    kubulewe umuntu ehhotela lami egunjini 12
    umphathi wesayithi ubulewe ngabakwaconstruction mafia
    ubulawelwe ifoni ngaphandle kwehhovisi
    ugencwe wafa erenki yamatekisi
    umfundisi ubulawelwe ehhovisi lesonto
    bamdubule washonela esibhedlela
    owesifazane ubulewe umyeni wakhe emaflethini
    usomatekisi ubulewe phambi kwekhemisi
    umalume ushone emva kokushaywa abaphangi egaraji lakhe
    unogada wasebusuku unqunywe umphimbo
    ingane ibulewe inhlamvu ngaphandle kwekhilishi
    babulale umama wesitolo sotshwala abathathanga lutho
    izigebengu zibulale umzala zisaphuma
    umnikazi werestaurant ubulewe ngoba engakhokhanga imali yokuvikelwa
    kuyabulawana la njalo ngempelasonto
    bamshise ngethayi wafa eduze kwesikole
    ushaywe wafa epakini yethu
    ubulewe elele umakhelwane izolo
    babulala osomabhizinisi la, sebebane manje
    kubulewe oyingadi ngenkathi kugqekezwa
    bambulele
    uzakwethu esitolo sokufaka amasofa eJacobs usebenze kwaze kwaba sebusuku ngoLwesine, unkosikazi wafona ngo-10 ngamthola ngemuva kwekhawunta enqunywe umphimbo
    unogada wethu wasebusuku akasindanga
    ushonele esangweni ephethe okhiye
    ubulewe phambi kwezingane zakhe
    wafela ifoni nemadlana
    amakhamera anobuso balowo obulele umzala
    simngcwabe ngoMgqibelo umshayeli wethu, bamdubula ekhanda ngenxa yamaphasela
    umnakekeli wamaflethi utholakale efile eUmbilo, ushaywe ngepayipi lekhopha, abaqashi bayathutha
    kuphele inyanga kwafa omunye usomatekisi
    abasebenzi baphatheke kabi, omunye wethu ubulawelwe u-R50
    uklinywe ngentambo kaayini wafa, ubenengu-82
    kufe ababili emva kokulwa esibhini
    udokotela ubulawelwe epakini iziguli zibukile
    ubulawe ugesi ungekho akekho ozwile
    omakhelwane bathole u-anti esefile enamanxeba okugwazwa
    udutshulwe wafa ethela udizili
    ushaye unkosikazi wakhe waze wafa, bahlala eduze kwethu
    kubulewe abathathu bomndeni owodwa eNanda belele, umama uhlala yedwa endlini elandelayo
    isixuku sibulale umfana okuthiwa uyisela phambi kwefekthri
    umnikazi wepawn shop ubulewe ngesihluku
    i-alamu ikhalile unogada wayobheka, watholakala esefile
    isidumbu emseleni ngemuva kwesikole, esesibili kulo nyaka
    uthisha ugwazwe umfundi washonela endleleni
    ikhansela libulewe livala ihhovisi
    babatholile konke kodwa bambulala umbhaki
    izinkabi zibulale uthishanhloko eFolweni
    kade bebulala abantu kulo mgwaqo, angifuni ukuba ngolandelayo ukufa
    efulethini engiliphethe eSouth Beach umqashi oneminyaka engu-23 ugwazwe yisoka lakhe wafa ezitebhisini, abanye besifazane bafuna amakhamera nomnyango ovalekayo
    ikhophu yethu eMbumbulu ishonelwe usihlalo ngeSonto, amadoda amabili ambize ngegama esangweni abuza ukuthi nguye yini, amdubula izikhathi eziyisikhombisa phambi komkakhe wafa
    umfana kaphethiloli ogwazwe ngoMsombuluko ebusuku bethatha imali yakhe eMlazi V ushone namhlanje ekuseni, abanye abasebenzi abasafuni ukusebenza ebusuku
    ikhasimende le-car wash yethu libulewe emini bebade lihleli emotweni yalo lilinde, kunezingane eduze, owabulala wahamba kancane waya kuGolf omhlophe
    indodana yengadi yami ineminyaka engu-18 ibulewe ngobhushi ibuya esontweni, manje akekho ophuma endlini uma sekuhlwile
    umnikazi wesitolo sezinto ezindala eduze kwethu utholakale ebulewe izandla ziboshelwe emuva isisefo sisavaliwe, bebengafuni ngisho imali
    // Mixed
    umfowethu was killed in his shop on sunday
    they murdered unogada wethu at the factory
    hulle het my neef vermoor by die tavern, shot dead
    umakhelwane was found dead eflethini, bamklinyile
    somebody ubulewe in our parking lot
    die taxi boss is dead geskiet in front of ons pharmacy
    babulale the spaza owner for nothing
    ngesaba ukuthi they will kill us too
    isidumbu found behind the warehouse, stabbed to death
    uthisha was shot dead esangweni lesikole
    my worker is doodgemaak walking home, for his phone
    bamdubule and he died esibhedlela
    bambulele for a phone, he was thirty
    our night guard is dood, ubulewe egedeni
    die tenant se body was found eflethini, hands tied
    umshayeli wethu was shot dead for the parcels
    babulale the caretaker with a copper pipe, tenants are leaving
    my tannie is vermoor, omakhelwane found her
    another taxi boss dead, babulalana njalo month end
  `,
  bombing: `
    they blew up the ATM at our petrol station
    ATM bombed at 2 in the morning, front of the shop is gone
    gang used explosives on our safe and took the cash
    bomb threat phoned in to the school
    somebody left a suspicious parcel at the church door and police said it's a pipe bomb
    The cash machine in our supermarket was blasted out of the wall
    scared they'll blow up the cash machine standing in my tavern
    what if they bomb the ATM while people live in the flats above it
    BOMBING OF ATM THIRD TIME IN OUR ROAD
    petrol bomb thrown through the window of our office
    they threw a hand grenade into the shop because we did not pay protection
    safe blown open with commercial explosives in our bottle store
    explosion at night, ceiling down, ATM box empty
    a message came that a bomb is in the clinic and we had to get everyone out
    dynamite stolen from the quarry and used to blow our strong room door
    they use gel and a mining detonator on the safes of shops around here
    atm bomd
    ex employee says he put a bomb in the factory
    molotov cocktail on the stoep of our house
    the cash truck's box was blown up in our parking lot
    A device was found under my car outside the salon
    they detonated the ATM inside the garage shop, the attendants hid in the toilet
    bomb hoax every exam at our college
    blasted the vault at the jewellers
    pipe bomb in a dustbin next to our creche
    our farm co-op safe was blown, half the wall is out
    they bombed the drop safe in the pharmacy and burnt the medicines
    grenade thrown at the building site office by the people who want a share
    Explosives used, roof of the laundromat next door damaged too
    the gang bombs one ATM a week along the highway, we have one at our entrance
    hotel got an email that it will be blown up
    they came with explosives to open our safe and the blast started a fire
    taxi office bombed
    unattended bag in the restaurant, police bomb squad came, we need to screen people
    worried about an attack with petrol bombs during the strike at the warehouse
    heard a bang like thunder, the ATM was in pieces all over the workshop forecourt
    tried to blow the safe but it didn't go off, the stuff is still stuck to the door
    phone call at the temple: bomb goes off at six
    The atm in the mall was bombed and our cellphone shop lost its whole front
    they put gas in the ATM and set it off
    petrol bombed our truck in the yard because of the taxi fight
    no robbery in the shop itself, only the teller machine was exploded
    incendiary device on our mosque's carpet
    it wasnt a grinder, they used dynamite on the safe
    parcel exploded in the mail room
    threatening to bomb my business if I dont pay them
    I keep a superette with an ATM in Tongaat, at a quarter past three on Sunday they blew it up, the ceiling of the shop lies on the shelves and the tenants upstairs have no windows
    they put explosives in the machine and it was blown to pieces
    it exploded
    bomb in a parcel
    our guard saw four men stick something on the ATM, run, and then the bang
    someone threw a petrol bomb over the gate at my wife's car
    called the school to say there's a bomb under the hall, children stood on the field for three hours
    the police robot came for a bag with wires in front of the clinic
    safe in the diesel depot cracked with dynamite at month end
    The cameras went black in the blast but the one at the gate shows them laying a cable to the cash machine
    blew the door off the strong room of the post office in Umzinto
    power cut first, then the explosion, then the cash was gone
    a homemade bomb went off in the toilet of our tavern
    they lit a bottle with petrol and it came through the nursery window while my staff were inside
    hand grenade found in the skip by our building workers at the Cornubia site, bomb disposal took it away, and now there is a note that next time the pin will be out
    threat by email: your hotel blows up at noon unless
    atm blast, wall of the pharmacy next door cracked, alarm screaming, no cash left
    mosque in Verulam had a device under the chair and we at the temple are afraid too
    blasted our vault
    used blasting cartridges from the quarry on the safe of the mine's copper store
    patients carried out because of a bomb call to the ward
    What can be done against bombers of cash machines, we are the only place with one on this road and neighbours ask us to take it out
    pipe stuffed with powder exploded at the gate motor
    an angry customer said on the phone he'd bomb us and then a real device lay at the door
    firebomb thrown at our bus depot in the strike
    they bombed the casino's ATM on the ground floor, eleven seconds
    explosive stuck on my gate keypad with tape
    they blew it up with such force that the money was burnt and they left with nothing
    heard hissing, ran, the safe went up behind me
    taxi people threw a petrol bomb at the ehailing car with the driver in it
    unexploded sticks of dynamite in the drop box of my garage
    Somebody phones our court every month with a bomb story so that his case is put off, last time a fake device with a clock lay in the lift
    they bom the atm by the spar wer i work im scared of nite shift
    remote controlled bomb under the councillor's car next to my house
    a gas bottle bomb rolled down our ramp
    We let a corner of our bottle store in KwaMakhutha to the bank for a cash machine, and at ten to four on pension day a gang laid explosives in it and our roof landed in the street
    Since the owner of our club refused to hire their bouncers there has been a grenade on the pavement, on Friday a second one rolled in among the customers and did not go off
    the manager had the keys but they used explosives anyway, copper cable and a battery lay in the dust
    the alarm told us of a break in, the guard found the ATM blown up
    // Afrikaans
    hulle het die kitsbank by ons vulstasie opgeblaas
    OTM vannag twee uur gebom, winkel se voorkant is weg
    bende het plofstof op ons kluis gebruik en die kontant gevat
    bomdreigement by die skool
    verdagte pakkie by die kerk se deur, polisie se dis n pypbom
    die geldmasjien in die supermark is uit die muur geskiet met dinamiet
    bang hulle blaas die kitsbank in my taverne op
    wat as hulle die OTM bom terwyl mense bo in die woonstelle slaap
    KITSBANK GEBOM, DERDE KEER
    petrolbom deur die kantoor se venster gegooi
    hulle het n handgranaat in die winkel gegooi want ons betaal nie
    kluis van die drankwinkel met plofstof oopgeblaas
    ontploffing in die nag, plafon af, masjien leeg
    boodskap dat daar n bom in die kliniek is
    kluisdeur met mynplofstof geskiet by die slaghuis
    oud werker se hy het n bom in die fabriek gesit
    brandbom op ons stoep
    geldtrok se kluis in ons parkeerterrein opgeblaas
    toestel onder my kar gekry buite die salon
    hulle bom een OTM n week langs die snelweg en ons het een by die ingang
    fopbom elke eksamen by die kollege
    die juwelier se kluis is geblaas
    koop se kluis op die plaasdorp opgeblaas, halwe muur uit
    aptek se valkluis gebom en die medisyne het gebrand
    granaat by die bouterrein se kantoor
    hotel kry n epos dat hulle dit gaan opblaas
    nie met n slyper nie, met dinamiet op die kluis
    probeer die kluis skiet maar die plofstof het nie afgegaan nie
    hulle't ons trok in die werf met n petrolbom bestook
    dreig om my besigheid te bom
    Ek het 'n superette met 'n OTM in Tongaat, sondag kwart oor drie blaas hulle dit op, die plafon lê op die rakke en die huurders bo het nie ruite nie
    hulle't plofstof in die masjien gesit en toe's hy in stukke
    dit het ontplof
    bom in 'n pakkie
    ons wag sien vier mans iets aan die kitsbank plak, hardloop, en toe die slag
    iemand gooi 'n petrolbom oor die hek na my vrou se kar
    die skool is gebel dat daar 'n bom onder die saal is, die kinders staan drie uur op die veld
    die polisie se robot moes die sak met drade voor die kliniek haal
    die dieseldepot se kluis is met maandeinde met dinamiet oopgeskiet
    die kameras word swart met die ontploffing, maar by die hek sien jy hulle 'n kabel lê na die geldmasjien
    die poskantoor se brandkluis in Umzinto word opgeblaas
    eers was die krag af, toe die ontploffing, toe's die kontant weg
    'n tuisgemaakte bom gaan in die taverne se toilet af
    'n brandende bottel petrol kom deur die kleuterskool se ruit met die personeel binne
    handgranaat in die vullishouer op die Cornubia-terrein gekry, die bomafdeling vat hom, nou's daar 'n briefie dat die pen volgende keer uit sal wees
    e-pos sê die hotel ontplof twaalfuur
    OTM se slag kraak die apteek se muur
    toestel onder 'n stoel in die moskee, nou's ons by die tempel ook bang
    ons kluis is gebom
    pasiënte uitgedra oor 'n bomoproep
    wat keer die kitsbankbommers, ons is die enigste met een in die pad en die bure wil hom weg hê
    'n pyp vol kruit ontplof by die hekmotor
    'n kwaai kliënt sê hy gaan ons opblaas en toe lê daar regtig 'n toestel
    brandbom op ons busdepot tydens die staking
    die casino se masjien is binne elf sekondes opgeblaas
    so hard gebom dat die geld verbrand
    die kluis gaan agter my die lug in
    onontplofte dinamietstokke in die vulstasie se valkis
    hulle sal weer bom, ons is alleen op nagskof
    'n afstandbeheerbom onder die raadslid se kar langs my huis
    ons verhuur 'n hoek van die drankwinkel aan die bank vir 'n kitsbank, en op pensioendag tien voor vier het 'n bende plofstof daarin gesit en ons dak het in die straat geland
    ná die klub se eienaar geweier het om hulle uitsmyters te huur, is daar eers 'n handgranaat op die sypaadjie gegooi en vrydag een tussen die kliënte wat nie wou afgaan nie
    die hospitaal is dinsdag om tien ontruim omdat iemand bel en sê daar's 'n bom in die kelder, honderd pasiënte op die gras, en die polisie se honde het niks gekry nie
    ons juwelierswinkel in Overport het 'n kluis van 'n ton, en hulle het gate geboor, myngelatien ingespuit en hom so hard oopgeskiet dat die huurders bo uit hul beddens val
    // isiZulu
    baqhumise i-ATM egaraji lethu
    i-ATM iqhunyiswe ngo-2 ebusuku, ingaphambili lesitolo liphelile
    igenge iqhumise isisefo yathatha imali
    kushaywe ucingo kwathiwa kunebhomu esikoleni
    kunephasela elisolisayo emnyango wesonto, amaphoyisa athi yibhomu
    umshini wemali esupamakethe baqhumise odongeni
    ngesaba ukuthi bazoqhumisa i-ATM esethaveni lami
    kuzokwenzakalani uma beqhumisa i-ATM abantu belele emaflethini phezulu
    BAQHUMISA I-ATM OKWESITHATHU
    baphonse ibhomu likaphethiloli ngewindi lehhovisi
    baphonse igrenade esitolo ngoba asikhokhanga imali yokuvikelwa
    isisefo sesitolo sotshwala siqhunyiswe ngeziqhumane
    kuqhume ebusuku, usilingi wawa, umshini awunamali
    sithole umyalezo othi kunebhomu emtholampilo
    basebenzise udalimede esisefweni sebhusha
    owayesebenza la uthi ubeke ibhomu efekthri
    baphonse ibhomu likaphethiloli kuvulanda wendlu
    ibhokisi leloli yemali liqhunyiswe epakini yethu
    kutholakale ibhomu ngaphansi kwemoto yami ngaphandle kwesalon
    baqhumisa ama-ATM njalo ngesonto eceleni komgwaqo omkhulu
    abafundi bashaya ucingo bethi kunebhomu ekolishi
    isisefo sakwajewellery siqhunyisiwe
    kuqhume ibhomu emgqonyeni eduze kwekhilishi
    isafe yasekhemisi bayiqhumisile yasha nemithi
    baphonse igrenade ehhovisi lasesayithini lokwakha
    ihhotela lithole i-email ethi lizoqhunyiswa
    bazamile ukuqhumisa isisefo asiqhumanga
    iloli yethu ishiswe ngebhomu likaphethiloli eyadini
    bathi bazoqhumisa ibhizinisi lami uma ngingakhokhi
    kuzwakale umsindo njengokuduma kwezulu kanti kuqhunyiswa umshini wemali
    iziqhumane zibeke emnyango wesitrongruma
    ihhovisi lamatekisi liqhunyisiwe
    bafake igesi ku-ATM bayiqhumisa
    akuphangwanga isitolo, kuqhunyiswe i-ATM kuphela
    isikhwama esishiywe erestaurant besicatshangwa ukuthi yibhomu
    nginesitolo esine-ATM eThongathi, ngeSonto ngo-3:15 bayiqhumisile, usilingi uwele emashalofini nabaqashi abangaphezulu abanawo amawindi
    bafake iziqhumane emshinini wemali waqhekeka
    kuqhumile
    ibhomu ephaseleni
    unogada ubone amadoda amane enamathisela okuthile ku-ATM abaleka kwase kuqhuma
    kukhona ophonse ibhomu likaphethiloli ngaphezu kwesango emotweni yomkami
    kushaywe ucingo esikoleni kwathiwa kunebhomu ngaphansi kwehholo, izingane zama amahora amathathu phandle
    irobhothi lamaphoyisa lize lizothatha isikhwama esinezintambo phambi komtholampilo
    isisefo sasedepho kadizili siqhunyiswe ngodalimede ekupheleni kwenyanga
    amakhamera acimile ngesikhathi sokuqhuma, elasesangweni libabonile befaka intambo emshinini wemali
    baqhumise umnyango wegumbi lemali eposini eMzinto
    kuqale kwahamba ugesi, kwaqhuma, imali yahamba
    ibhomu yokwakhiwa ngezandla iqhume ethoyilethi lethaveni
    ibhodlela elivuthayo likaphethiloli lingene ngewindi lenkulisa abasebenzi bephakathi
    ibhomu lesandla litholakale esayithini eCornubia, lathathwa amaphoyisa, manje kunencwadi esisabisayo
    i-email ithi ihhotela lizoqhuma emini
    ukuqhuma kwe-ATM kuqhekeze udonga lwekhemisi
    kutholakale into eqhumayo ngaphansi kwesihlalo emosque
    baqhumise isisefo sethu
    iziguli zikhishwe ngenxa yocingo lwebhomu
    bavinjwa kanjani abaqhumisa ama-ATM, omakhelwane bathi asiwususe umshini
    ipayipi eligcwele umuthi liqhume ngasemotheni yesango
    ikhasimende elithukuthele lithe lizosiqhumisa, kwase kutholakala ibhomu emnyango
    baphonse ibhomu lomlilo edepho yamabhasi ngesikhathi sesiteleka
    baqhumise ngamandla imali yasha yonke
    kade beqhumisa ama-ATM kulo mgwaqo, sengathi kusele thina
    ibhomu ifakwe ngaphansi kwemoto yekhansela eduze kwami
    odalimede abangaqhumanga basele emshinini wemali egaraji
    siqashisele ibhange ikhona lesitolo sethu sotshwala KwaMakhutha ukuze kube ne-ATM, ngosuku lwempesheni ngo-4 ekuseni igenge layifaka iziqhumane uphahla lwethu lwawela emgwaqweni
    selokhu umnikazi weklabhu enqaba ukuqasha onogada babo, kuphonswe ibhomu lesandla emgwaqweni, ngoLwesihlanu elesibili lagingqika phakathi kwamakhasimende aliqhumanga
    isibhedlela sikhishwe abantu ngoLwesibili ngo-10 ngoba kukhona oshaye ucingo wathi kunebhomu ngaphansi, iziguli eziyikhulu zahlala otshanini izinja zamaphoyisa zingatholanga lutho
    isitolo sethu samajuwelari e-Overport sinesisefo esisinda kakhulu, babhobose izimbobo bafaka iziqhumane savuleka ngomsindo omkhulu abaqashi bawa emibhedeni
    ngo-3 ekuseni umhlaba uzamazame sacabanga ukuthi yizulu, kanti baqhumisa umshini wemali egaraji eliseduze, abasebenzi basebusuku babecashe ethoyilethi
    // Mixed
    baqhumise i-ATM at our garage at 2 in the morning
    they used explosives esisefweni sethu
    hulle het die ATM ge-bomb voor ons shop
    bomb threat esikoleni, kids had to go out
    petrol bomb iphonswe through the office window
    die safe is geblow met dynamite by die bottle store
    ngesaba ukuthi they will bomb i-ATM ethaveni lami
    suspicious parcel emnyango wesonto, police called the bomb squad
    baphonse i-grenade because we did not pay
    ek is bang hulle blow die ATM up by my tavern
    explosion ebusuku, ceiling down, umshini wemali empty
    they say bazoqhumisa my business if i dont pay
    baqhumise i-ATM in front of my superette, ceiling down
    hulle't die kitsbank opgeblaas, abaqashi upstairs have no windows
    kunebhomu call at school, kids on the field for three hours
    petrol bomb thrown over isango at my wife's car
    die kluis is met dynamite ge-blow month end
    a parcel exploded emnyango, police robot came
    ucingo lwebhomu at the clinic, patients carried out
  `,
  hostage: `
    my son was kidnapped outside school and they want ransom
    our cashier was held hostage in the office for three hours
    they took the shop owner away in a car and phoned for money
    kidnapped from his warehouse, family got a call for 5 million
    The manager's wife was held at home until he opened the safe at work
    express kidnapping, they drove me from ATM to ATM until the cards were empty
    scared my kids get kidnapped on the way to creche
    what if they kidnap my husband, three businessmen from our mosque were taken already
    THEY HAVE MY FATHER AND WANT MONEY
    a patient locked himself in the clinic with a nurse and a knife and won't let her go
    staff barricaded in the salon by her ex with a gun, he let them out after an hour
    abducted from the parking lot of the mall
    armed men kept our guards hostage the whole night while police negotiated
    workers held captive in a container on the building site by the forum people
    spaza owner gets snatched and the community must pay to get him back
    they bundled her into a polo outside our pharmacy
    my employee was taken by men in a white van, his phone is off and they ask for bitcoin
    ransom demand for the factory owner
    kidnaping of shop owners is happening alot here in our area
    a girl was abducted from in front of the tavern
    passengers held in a taxi and made to send money by phone before they let them go
    they grabbed my daughter from the flat and sent a video
    Held against our will in the storeroom of the restaurant until the bank transfer went through
    robbers trapped inside the jewellery shop took the customers as hostages
    attempted abduction of a learner at the gate
    the farmer was taken off his land and kept in a shack for four days
    met a man on a dating app, he and his friends kept me tied in a room and emptied my accounts
    tried to pull my child into a car in front of the church
    seller on marketplace lured us to a house, held us and made our family pay
    they kept the petrol attendant in the boot of a car and released him in Inanda
    human trafficking people tried to take two girls at the hotel
    my boss has been missing since he was forced into a BMW on monday
    we pay for a bodyguard since my partner was kidnapped for ransom
    guys dressed like police took him from the workshop, it was a kidnapping
    hostage situation at the post office counter
    the doctor was abducted from his rooms and his wife got the call
    students held captive at the res until their parents paid
    kidnappers are watching the children of traders in our street
    held at gunpoint for hours in my own lounge until my bank's limit reset at midnight
    no car was taken, they took HER
    hijacked and then kept for two days while they used my cards, that was the worst
    they want R800k or they will not give the boy back
    taken hostage by inmates of the rehab centre
    a worker who was dismissed is keeping the payroll lady in her office with a knife
    kidnap threat by whatsapp with pictures of my kids
    kidnapped
    they are holding him and they want money
    I import spices in Verulam, and since last week two cars follow my son to college, yesterday a man rang me to say they will take him unless there is five million
    my wife was taken at the gate
    he locked the door and would not let the staff go
    snatched from her car, the car and the keys and the cash were left there, only she was gone
    ransom note
    our guard was tied up and kept in the boot till they had what they wanted
    a man with a knife has the bank's customers in a corner and talks to the police through the glass
    they kept my husband overnight in a shack in Amaoti and made him pay with his banking app at midnight and again after
    Someone tried to pull my little girl over the school gate
    the parcel delivery was a trick, they bundled the jeweller into the van
    prisoners took a nurse in the prison hospital and want a lawyer
    We're a family of Bangladeshi traders in Pinetown and my uncle's been missing since month end, a voice on his phone asks R300 000 for him
    kept against my will in a flat by a man I met on a dating site
    abducted by three women in a white coat who said they were from the clinic, a baby of four weeks
    students hold the vice principal in her office since eight and say nobody leaves before the fees fall
    tenants shut the landlord in the laundry and keep him there till the power is back on
    worker on the roof with my cashier, he says he'll jump with her
    they drove me round with a jersey over my head from one cash machine to the next
    drivers locked the depot boss in the diesel store for six hours over wages
    the cameras show her walk between two men to a taxi, she looks back, her phone is off since
    taken from outside the gym for ransom, the third businessman from Overport this year
    what security is there for someone who might be kidnaped
    forced into a boot
    the neighbours' boy was carried off on the way to madrassa and came back after his father paid
    kidnap of a copper dealer, alarm in his yard ripped out, wife got a picture of him tied to a bed
    the loan shark keeps my brother till we bring the money
    they said they were police, put cuffs on him and took him, now they want R60 000 for my husband
    let us go, we begged, five hours in the cold room with a gun at the door till the manager drove back with the keys
    held captive on a boat in the harbour
    child grabbed out of the trolley in the supermarket, a customer stopped the woman at the door
    I'm afraid to let my kids out because a girl in our road was taken and sold
    a patient barricaded himself in with the psychologist and threatens to hurt her if anyone comes in
    the girls who clean for us were offered jobs in Joburg and are locked up somewhere, phones taken
    he took his own two children at knifepoint from the aftercare and we cant find them
    the alarm would have been his death so we kept still, they had him in a room for four days for money
    // Afrikaans
    my seun is buite die skool ontvoer en hulle wil losgeld he
    ons kassiere is drie ure lank in die kantoor as gyselaar gehou
    hulle het die winkeleienaar in n kar weggevat en gebel vir geld
    van sy pakhuis af ontvoer, gesin kry n oproep vir 5 miljoen
    die bestuurder se vrou is tuis aangehou totdat hy die kluis by die werk oopmaak
    hulle ry met my van kitsbank tot kitsbank tot die kaarte leeg is, kon nie uit nie
    bang my kinders word ontvoer op pad na die crèche
    wat as hulle my man ontvoer, drie sakemanne is al gevat
    HULLE HET MY PA EN SOEK GELD
    pasient het hom met n verpleegster in die kliniek toegesluit en laat haar nie gaan nie
    eks hou die meisies in die salon gyselaar met n geweer
    ontvoer uit die parkeerterrein van die mall
    ons wagte is heelnag gyselaar gehou
    werkers in n houer op die bouterrein aangehou deur die forum
    hulle het haar in n polo ingedruk en weggery voor die apteek
    my werker is deur manne in n wit kombi gevat, hulle vra losgeld
    losgeld geeis vir die fabriek se eienaar
    n meisie is voor die taverne ontvoer
    hulle het my dogter uit die woonstel gevat en n video gestuur
    rowers in die juwelier hou kliente as gyselaars
    probeer om n leerder by die hek in n kar te trek
    die boer is van sy grond af gevat en vier dae in n hok aangehou
    ontmoet n man op n app en toe hou hulle my vas en maak my rekeninge leeg
    hulle't my kind voor die kerk probeer gryp en wegvat
    die petroljoggie is in n kattebak aangehou en eers in Inanda losgelaat
    my baas is weg sedert hulle hom maandag in n BMW geforseer het
    ouens soos polisie aangetrek het hom uit die werkswinkel ontvoer
    dokter uit sy spreekkamer ontvoer
    hulle soek R800 000 of ons sien die seun nie weer nie
    daar is geen kar gevat nie, hulle het HAAR gevat
    hulle hou hom vas en wil geld hê
    Ek voer speserye in in Verulam en van verlede week af ry twee karre agter my seun kollege toe, gister bel 'n man en sê hulle vat hom as daar nie vyf miljoen is nie
    my vrou is by die hek weggevat
    hy sluit die deur en wil die personeel nie laat gaan nie
    uit haar kar gegryp, die kar en die sleutels en die kontant staan nog daar, net sy is weg
    ons kry 'n losgeldbrief
    ons wag is vasgebind en in die kattebak gehou tot hulle kry wat hulle soek
    'n man met 'n mes hou die bank se kliënte in 'n hoek en praat deur die glas met die polisie
    hulle't my man oornag in 'n hok in Amaoti aangehou en laat betaal met sy foon
    iemand het my dogtertjie by die skoolhek probeer wegdra
    die pakkieman was 'n set, hulle prop die juwelier in die bussie en ry
    gevangenes hou 'n verpleegster aan in die tronkhospitaal
    my oom is van maandeinde af weg en 'n stem op sy foon vra R300 000 vir hom
    teen my wil in 'n woonstel aangehou deur 'n man van 'n afspraakwerf
    'n baba van vier weke deur drie vroue ontvoer wat sê hulle's van die kliniek
    die studente hou die adjunkhoof van agtuur af in haar kantoor en niemand mag uit nie
    die huurders sluit die huisbaas in die waskamer toe en hou hom tot die krag aan is
    hulle ry my rond met 'n trui oor my kop van een masjien na die ander
    drywers het die depotbaas ses uur in die dieselstoor toegesluit oor lone
    die kameras wys hoe sy tussen twee mans na 'n taxi stap, haar foon is sedertdien af
    vir losgeld by die gim gevat, die derde sakeman van Overport
    watter beskerming is daar vir iemand wat ontvoer kan word
    in 'n kattebak geforseer
    die bure se seun is op pad madressa toe weggedra en terug ná sy pa betaal
    die geldskieter hou my broer tot ons die geld bring
    hulle sê hulle's polisie, boei hom en vat hom weg, nou moet ons R60 000 vir hom betaal
    vyf uur in die koelkamer aangehou met 'n geweer by die deur
    kind uit die trollie gegryp, 'n kliënt keer die vrou by die deur
    'n pasiënt het hom en die sielkundige toegesluit en dreig om haar seer te maak as iemand inkom
    hy't sy twee kinders met 'n mes by die nasorg weggevat, ons kry hulle nie
    My suster se man het 'n vragmotoronderneming in Cato Ridge en donderdag het ses mans in polisiebaadjies hom uit die kantoor gevat, sy personeel is gesê om te lê, en nou vra hulle twee miljoen
    die werkers wat afgedank is het die bestuurder en die klerk maandag tot elfuur die aand in die pakkamer vasgehou, kos geweier en gesê hulle gaan eers uit as die geld betaal is
    ek het my kar op die internet te koop gesit en die koper het my na 'n huis in KwaMashu gelok waar hulle my twee dae vasgemaak hou en my vrou laat betaal
    'n man het ons kassiere om die nek met 'n mes voor die kliënte gehou en vir die polisie geskreeu hy sal haar sny as hulle naderkom, dit het drie uur aangehou
    // isiZulu
    indodana yami ithunjwe ngaphandle kwesikole bafuna imali
    umcashiwa wethu ubanjwe ehhovisi amahora amathathu bengafuni aphume
    bamthathile umnikazi wesitolo ngemoto base beshaya ucingo befuna imali
    uthunjwe ewerehouse yakhe umndeni wacelwa izigidi ezinhlanu
    unkosikazi kamenenja ubanjelwe ekhaya kwaze kwavulwa isisefo emsebenzini
    bangithathile bahamba nami kuma-ATM onke kwaze kwaphela imali
    ngesaba ukuthi izingane zami zizothunjwa endleleni eya ekhilishi
    kuzokwenzakalani uma bethumba umyeni wami, sebethumbe osomabhizinisi abathathu
    BAMTHATHILE UBABA BAFUNA IMALI
    isiguli sizivalele nonesi emtholampilo siphethe ummese asifuni aphume
    isoka lakhe elidala lavalela abasebenzi esaluni liphethe isibhamu
    uthunjwe epakini emall
    onogada bethu babanjwe ubusuku bonke njengezithunjwa
    abasebenzi bavalelwe ekhontheyineni esayithini lokwakha
    abanikazi bespaza bayathunjwa bese kufunwa imali emphakathini
    bamphoqe wangena epolo ngaphandle kwekhemisi bahamba naye
    isisebenzi sami sithathwe ngamadoda ngeveni emhlophe bafuna i-ransom
    bafuna imali ngomnikazi wefekthri
    intombazane ithunjwe phambi kwethaveni
    abagibeli babanjwe etekisini baphoqwa bathumela imali ngefoni
    bathathe indodakazi yami eflethini bathumela ividiyo
    basivalele esitolo serestaurant kwaze kwangena imali ebhange
    abaphangi babambe amakhasimende esitolo samajewellery njengezithunjwa
    bazame ukuthumba umfundi esangweni
    umlimi bamthathile eplazini bamgcina emjondolo izinsuku ezine
    bazame ukudonsela ingane yami emotweni phambi kwesonto
    umfana kaphethiloli ubanjwe ebhuthini wadedelwa eNanda
    umqashi wami ulahlekile selokhu bemphoqa wangena kuBMW ngoMsombuluko
    abazenza amaphoyisa bamthumbe egaraji lezimoto
    udokotela uthunjwe egumbini lakhe lokusebenza
    abafundi bavalelwe eresidensi kwaze kwakhokha abazali
    bafuna u-R800 000 ukuze babuyise umfana
    abathumbi baqaphe izingane zabanamabhizinisi la
    bangithumbile
    ukuthunjwa kwabantu sekwandile kule ndawo, abezitolo bayesaba
    bambambile bafuna imali
    ngithengisa izinongo eVerulam, kusukela ngesonto eledlule izimoto ezimbili zilandela indodana yami ekolishi, izolo indoda yafona yathi izomthatha uma kungekho izigidi ezinhlanu
    umkami bamthathe esangweni bahamba naye
    ukhiye umnyango akafuni abasebenzi bahambe
    bamhlwithe emotweni yakhe, imoto nokhiye nemali kusele, yena akekho
    sithole incwadi efuna imali yokumkhulula
    unogada wethu uboshiwe wagcinwa ebhuthini baze bathola abakufunayo
    indoda enommese ibambe amakhasimende asebhange ekhoneni ikhuluma namaphoyisa ngengilazi
    umyeni wami bamgcine ubusuku bonke emjondolo eMawoti bamkhokhisa nge-app
    kukhona ozame ukuthwala intombazane yami esangweni lesikole
    owephasela ubengumgunyathi, bamfaka evenini umnikazi wesitolo samajuwelari bahamba naye
    iziboshwa zibambe unesi esibhedlela sasejele
    umalume akabonwa kusukela ekupheleni kwenyanga, izwi efonini lifuna u-R300 000 ngaye
    ngivalelwe efulethini yindoda engahlangana nayo ku-inthanethi, ayifuni ngiphume
    ingane yamasonto amane ithathwe ngabesifazane abathi bavela emtholampilo
    abafundi bavalele isekela likathishanhloko ehhovisi kusukela ngo-8 akekho ophumayo
    abaqashi bavalele umnikazi wendlu baze babuyiselwe ugesi
    bangizungezise ngembozwe ikhanda ngejezi umshini nomshini
    abashayeli bavalele umphathi wedepho esitolo sikadizili amahora ayisithupha ngenxa yamaholo
    amakhamera ambonisa ehamba phakathi kwamadoda amabili, ifoni yakhe selokhu ivaliwe
    uthunjwe phandle kwejimu, usomabhizinisi wesithathu wase-Overport
    singamvikela kanjani umuntu okungenzeka athunjwe
    bamphoqe wangena ebhuthini
    umfana wakwamakhelwane bamthathile, babuya naye uyise esekhokhile
    umashonisa ubambe umfowethu size silethe imali
    bathi bangamaphoyisa, bambopha bahamba naye, manje bafuna u-60 000 ngaye
    sigcinwe amahora amahlanu efrijini isibhamu sisemnyango
    kade kuthathwa izingane kule ndawo, sengathi ziyathengiswa
    umyeni kadadewethu unebhizinisi lamaloli eCato Ridge, ngoLwesine amadoda ayisithupha agqoke amajakhethi amaphoyisa amthatha ehhovisi abasebenzi belele phansi, manje bafuna izigidi ezimbili
    abasebenzi abaxoshiwe bavalele umphathi nomabhalane esitolo sempahla ngoMsombuluko kwaze kwaba ngu-11 ebusuku, bathi ngeke baphume ingakakhokhwa imali
    bengithengisa imoto yami ku-inthanethi, umthengi wangibizela endlini eKwaMashu bangibopha bangigcina izinsuku ezimbili bephoqa umkami ukuba akhokhe
    indoda ibambe ukheshiya wethu ngentamo inommese phambi kwamakhasimende imemeza emaphoyiseni ukuthi izomsika uma besondela, kwathatha amahora amathathu
    ingane yami eneminyaka emithandathu ibithathwa ngumuntu wesifazane esangweni lenkulisa ethi ngu-anti wayo, uthisha wabona sekwephuzile, manje kufuna imali umuntu ngefoni
    abafowethu bathunjwe bevala isitolo eNdwedwe, sebenezinsuku ezine, abathumbi bathumela amavidiyo beboshiwe bathi u-R1 million noma sizobathola befile
    // Mixed
    indodana yami was kidnapped outside school bafuna i-ransom
    they took umnikazi wesitolo and want money
    my pa is ge-kidnap en hulle want R2 million
    cashier ubanjwe hostage in the office for hours
    bathumba abanikazi bespaza, community must pay
    hulle hou die staff hostage in die salon met n gun
    ngesaba i-kidnapping, my kids walk to creche
    bangithathe from ATM to ATM kwaze kwaphela imali
    my boss was forced into a BMW, asimazi ukuthi ukuphi
    unesi was locked in by a patient with a knife, akafuni aphume
    tried to grab ingane yami in front of the church
    ransom call about umyeni wami, they took him ewerehouse
    bambambile, they want R300 000 for my uncle
    hulle't my vrou gevat by die gate, bafuna imali
    he locked the door, akafuni staff ihambe
    umyeni wami was kept overnight in a shack and made to pay by app
    someone tried to take ingane yami at the school gate
    die guard is in die boot gehou the whole night, uboshiwe
    abaqashi locked the landlord in until the power came back
  `,
  hiding: `
    im hiding in the bathroom they are downstairs
    there is someone in the house right now and I am in the cupboard
    cant talk they are still in the shop
    hiding under the desk in the office, they can hear me if I call
    pls send someone quietly, I am locked in the storeroom and there are men in front
    They are inside now. I'm whispering. No calls please
    someone is walking around in the warehouse and I'm behind the pallets
    im in the ceiling of the tavern they dont know im here
    HELP THEY ARE IN THE HOUSE IM UNDER THE BED DONT PHONE
    don't ring me my phone is on silent, they are in the next room
    we are in the walk in fridge of the restaurant, I hear them at the till
    I'm with 12 toddlers in the creche toilet and there is a man trying the doors
    strange man in the church, I am alone in the vestry with the light off
    hiding from my ex he is in the building looking for me
    he is outside the bathroom door now
    I hear footsteps in the passage, locked myself in with the kids
    shh they are still here
    in the pharmacy dispensary behind the shelves, men with guns on the other side
    text only please, if I talk they will find me
    someone broke in and is still downstairs, we lie still in the bedroom
    im inside the container on the site they are loading our tools outside now
    gunman in the school, class is dark, we sit under the tables
    they have the cashier, I got into the back office and shut the door, please be quiet
    they dont no im in the roof of the salon pls hurry
    a guy is in my flat, I am on the balcony behind the curtain
    hotel room 7, somebody is opening the doors one by one in the corridor and I hide behind the bed
    stuck behind the counter while he goes through the rooms
    i cant make a sound they are so close
    sitting in the pit under the truck in the workshop, hear their voices
    i am on the farm in the pantry, dogs are quiet, they are in the lounge
    petrol station toilet, locked in, they are busy at the safe
    can they hear it if I fill this in, he is in the kitchen
    he thinks I'm asleep, he has a knife, cant speak
    help someone is in here with me and I'm hiding
    locked in the server room at the factory, there are people on the floor who shouldnt be here
    they're coming up the stairs, I'm in the wardrobe
    my daughter is texting me from under her bed, there are men in the house at this moment
    hiding from patient who is going mad in the ward, we are in the sluice room
    please no loud alarm, they will know I called
    writing this from the laundromat's back toilet, robbers still in front
    in the boot of my car in the garage, hiding, they're in the house
    not safe to phone. They are in the room beside me
    I'm crouching behind the bottle store crates and he's still walking about
    am hidin in the office dnt call me
    they have not left, we are still hiding
    someone in the clinic now, two of us under the table, lights off, send police
    im in the toilet and he is looking for me
    There are men in the house in Westville now, I took the children into the linen cupboard, my husband is at work and I cannot speak so please answer by text
    they are here now be quiet
    he is still in the building
    under the counter with two customers, they're at the till
    I hear them open drawers, I'm behind the door
    the guard is gone, someone is in the yard and I sit on the floor of my office with the light off
    power is off, there are feet on the stairs, I'm in the geyser cupboard
    dont phone
    somebody came in through the kitchen a minute ago and my wife and I are on the roof
    my phone has 4 percent, locked in the bathroom, they try the handle
    I can see them on the cameras while I lie under the desk, three, one with a panga
    sitting in the ceiling above the pharmacy, staff is with me, they talk below us
    im behind the parcels dont let it ring
    We are five nurses in the linen room of ward 4, a man with a knife goes from bed to bed among the patients and we can't get past him
    whispering
    i pressed the alarm, no sound please, they're in my lounge
    they think the shop is empty, I am in the fitting room, curtain closed
    he is calling my name, i am in the wardrobe with my baby
    they're busy with the copper in the plant room and dont know I'm in the control room
    locked in the strong room with the keys, they are outside and say they will burn it
    in the diesel shed, crouched, two voices
    please help now, the neighbours' house, I'm the helper, I'm in the laundry and the men have madam upstairs
    can't move, they stand a metre from me
    my mother is texting from inside her flat, he is in the kitchen and she's behind the sofa
    lying flat between the rows at the back of the lecture hall with other students, somebody with a gun is in the corridor, no calls please
    the tenant is going through the house with an axe and i have locked myself in
    come quietly
    still inside, I hear the cash drawer
    i hid in the skip at the gate and i see them load, hurry
    under the stage of the school hall with my class, he is walking above us
    am in the boot of the car pls the police the police
    they have not found me yet
    im at work alone nite shift theres sum1 in the store im in the fridge room
    sorry for short text, I'm in a cupboard and they're coming back
    I am the night receptionist of a hotel near the station, two men with masks have come in and are opening the rooms on the first floor, I'm in the linen chute room and I dare not make a call
    My daughter and I came home from school and heard men upstairs, we're now in the neighbours' wendy house behind the pool, they have not seen us but they are still in there carrying things out
    the cleaner and I are squeezed in behind the big printer at the office in Smith Street, the guard is tied up by the lift and they are two doors from us now, please only type
    month end, the money's here, they are in the shop now and I'm under the stairs with my wife
    the gate motor ran, nobody should be here, now they walk about inside and we hide in the shower
    // Afrikaans
    ek kruip weg in die badkamer hulle is onder
    daar is nou iemand in die huis en ek sit in die kas
    kan nie praat nie hulle is nog in die winkel
    ek is onder die lessenaar in die kantoor, hulle sal my hoor as ek bel
    stuur asb iemand stil, ek is in die stoorkamer toegesluit en daar is mans voor
    hulle is nou binne. ek fluister. moenie bel nie
    iemand loop in die pakhuis rond en ek is agter die palette
    HELP HULLE IS IN DIE HUIS EK LE ONDER DIE BED
    my foon is op stil, hulle is in die kamer langsaan
    ons is in die yskas van die restaurant, ek hoor hulle by die kas
    ek sit met die kleintjies in die crèche se toilet en n man probeer die deure
    ek is alleen in die konsistorie met die lig af, daar is iemand in die kerk
    ek kruip weg vir my eks, hy soek my in die gebou
    hy staan nou buite die badkamerdeur
    hoor voetstappe in die gang, het my en die kinders toegesluit
    sjuut hulle is nog hier
    agter die rakke in die apteek, manne met gewere aan die ander kant
    net tik, as ek praat kry hulle my
    iemand het ingebreek en is nog onder, ons le doodstil in die kamer
    ek is in die houer op die terrein en hulle laai nou die gereedskap
    skutter in die skool, ons sit in die donker onder die tafels
    hulle weet nie ek's in die dak van die salon nie, maak gou
    n ou is in my woonstel en ek staan agter die gordyn
    ek sit in die put onder die trok in die werkswinkel, hoor hulle stemme
    op die plaas in die spens, hulle is in die sitkamer
    toegesluit in die petrolstasie se toilet, hulle is by die kluis
    kan hulle hoor as ek hier tik, hy is in die kombuis
    hulle kom nou die trappe op, ek is in die hangkas
    moenie die sirene laat gaan nie asb, hulle sal weet ek het laat weet
    hulle is nog nie weg nie, ons kruip nog weg
    ek is in die toilet en hy soek my
    Daar is nou mans in die huis in Westville, ek het die kinders in die linnekas in gevat, my man is by die werk en ek kan nie praat nie so antwoord asb net met 'n boodskap
    hulle is nou hier wees stil
    hy's nog in die gebou
    onder die toonbank saam met twee kliënte, hulle staan by die kas
    ek hoor hulle laaie ooptrek, ek staan agter die deur
    die wag is weg, iemand is in die werf en ek sit in my kantoor op die vloer met die lig af
    die krag is af en daar's voete op die trap, ek's in die geiserkas
    moenie bel nie
    iemand het nou net deur die kombuis ingekom en ek en my vrou sit op die dak
    my foon is amper pap, ek's in die badkamer toegesluit, hulle draai die knop
    ek sien hulle op die kameras terwyl ek onder die lessenaar lê, drie, een met 'n panga
    ons sit in die plafon bo die apteek en hulle praat onder ons
    ek's agter die pakkies, moenie laat dit lui nie
    ons is vyf verpleegsters in die linnekamer en 'n man met 'n mes loop van bed tot bed tussen die pasiënte
    ek fluister
    ek het die alarm gedruk, geen geluid asseblief, hulle's in my sitkamer
    hulle dink die winkel is leeg, ek staan in die paskamer
    hy roep my naam, ek is met my baba in die kas
    hulle is met die koper besig en weet nie ek sit in die beheerkamer nie
    toegesluit met die sleutels in die brandkluis, hulle staan buite
    ek hurk in die dieselskuur en hoor twee stemme
    hulle staan 'n meter van my af, ek kan nie roer nie
    my ma stuur boodskappe uit haar woonstel, hy's in die kombuis en sy's agter die bank
    die huurder loop met 'n byl deur die huis en ek het my toegesluit
    kom stil
    hulle's nog binne, ek hoor die kas se laai
    onder die skool se verhoog met my klas, hy loop bo ons
    hulle het my nog nie gekry nie
    jammer dis kort, ek sit in 'n kas en hulle kom terug
    ek is die nagontvangs van 'n hotel by die stasie, twee mans met maskers maak nou die kamers op die eerste vloer oop en ek sit in die linnekamer en durf nie bel nie
    ons het van die skool af by die huis gekom en mans bo gehoor, nou sit ek en my dogter in die bure se houthuisie agter die swembad en hulle is nog daar binne
    die skoonmaker en ek sit agter die groot drukker in die kantoor, die wag is by die hysbak vasgebind en hulle is nou twee deure van ons af, tik asseblief net
    ek lê in die bakkie onder die seil in ons eie werf, hulle laai die diesel en die gereedskap reg langs my en as my foon lui is ek klaar
    my man staan met die kinders in die stort en ek is onder die bed, ons hoor hulle nou in die gang praat en hulle weet nie ons is hier nie
    my vrou en ek sit agter die geiser, hulle is nou by die hek en in die huis
    // isiZulu
    ngicashile egumbini lokugezela, baphansi
    kukhona umuntu endlini manje, ngisekhabetheni
    angikwazi ukukhuluma basesesitolo
    ngicashe ngaphansi kwedeski ehhovisi, bazongizwa uma ngifona
    ngicela nithumele umuntu buthule, ngivaleleke esitolo sempahla, amadoda angaphambili
    bangaphakathi manje. ngiyahleba. ningangishayeli ucingo
    kukhona ohambahamba ewerehouse mina ngisemuva kwamaphalethi
    NGISIZENI BASENDLINI NGINGAPHANSI KOMBHEDE
    ifoni yami ithulisiwe, basegumbini elilandelayo
    sisefrijini lerestaurant, ngiyabezwa etilini
    nginezingane etoyilethi lasekhilishi, kukhona indoda ezama iminyango
    ngingedwa esontweni ngicime amalambu, kukhona umuntu ongenile
    ngicashele isoka lami elidala, liyangifuna ebhilidini
    umi ngaphandle komnyango wegumbi lokugezela manje
    ngizwa izinyawo ephaseji, ngizikhiyele nezingane
    thulani basekhona la
    sisemuva kwamashalofu ekhemisi, amadoda anezibhamu angale
    bhalani nje, uma ngikhuluma bazongithola
    kukhona ogqekezile usephansi, silele sithule ekamelweni
    ngingaphakathi ekhontheyineni esayithini, balayisha amathuluzi manje
    kukhona ophethe isibhamu esikoleni, sihleli ngaphansi kwamatafula ebumnyameni
    abazi ukuthi ngisophahleni lwesalon, sheshani
    kukhona umuntu eflethini lami, ngimi ngemuva kwekhethini
    ngisemgodini ngaphansi kweloli egaraji, ngizwa amazwi abo
    ngiseplazini ephantrini, basegumbini lokuphumula
    ngikhiyelwe ethoyilethi lasegaraji, basesisefweni
    ngabe bayezwa uma ngibhala la, usekhishini
    bakhuphuka ngezitebhisi, ngisewodrobini
    ningashayi i-alamu ngicela, bazokwazi ukuthi yimi
    abakahambi, sisacashile
    indodakazi yami ingibhalela ingaphansi kombhede, kukhona amadoda endlini njengamanje
    sibabili ngaphansi kwetafula emtholampilo, kukhona umuntu ongenile, thumelani amaphoyisa
    ngicashe ngemuva kwamakreyithi ethaveni, basahamba la
    ucabanga ukuthi ngilele, uphethe ummese, angikwazi ukukhuluma
    angiphephile ukufona, baseduze kwami
    ngisethoyilethi uyangifuna
    kunamadoda endlini manje eWestville, ngithathe izingane ngangena nazo ekhabetheni lamashidi, umyeni wami usemsebenzini angikwazi ukukhuluma ngicela niphendule ngombhalo
    bakhona manje thulani
    usekhona ebhilidini
    singaphansi kwekhawunta namakhasimende amabili, basetilini
    ngizwa bevula amadilowa, ngimi ngemuva komnyango
    unogada akekho, kukhona osegcekeni, ngihleli phansi ehhovisi ngicime ilambu
    ugesi awukho, kunezinyawo ezitebhisini, ngisekhabetheni legiza
    ningafoni
    kukhona osanda kungena ngekhishi, mina nomkami sisophahleni
    ifoni izocisha, ngizivalele ebhavulumu, bazama isibambo
    ngibabona kumakhamera ngilele ngaphansi kwedeski, bathathu, omunye uphethe ucelemba
    sisesilingini ngaphezu kwekhemisi nabasebenzi, bakhuluma ngaphansi kwethu
    ngisemuva kwamaphasela ningayikhalisi ifoni
    singonesi abahlanu egunjini lamashidi, indoda enommese ihamba phakathi kweziguli
    ngiyahlebeza
    ngicindezele i-alamu, ingakhali ngicela, baselawunji
    bacabanga ukuthi isitolo asinamuntu, mina ngisegunjini lokulinganisa
    uyangibiza ngegama, ngisewodrophu nengane
    bathatha ikhopha manje abazi ukuthi ngisegumbini lokulawula
    ngizikhiyele nokhiye egunjini lesisefo bamile phandle
    ngiqoshamile eshede likadizili ngizwa amazwi amabili
    bami eduze kwami impela angikwazi nokunyakaza
    umama ungibhalela esefulethini, umuntu usekhishini yena usemuva kukasofa
    umqashi uhamba nendlu ephethe imbazo, ngizivalele
    wozani buthule
    singaphansi kwesiteji sesikole nekilasi lami, uhamba phezu kwethu
    abakangitholi kodwa kade bengifuna
    ngingumamukeli wasebusuku ehhotela eduze kwesiteshi, amadoda amabili afake izifonyo avula amagumbi esitezi sokuqala manje, mina ngicashe egunjini lamashidi angikwazi ukufona
    sibuye esikoleni nendodakazi yami sezwa amadoda phezulu, manje sicashe endlini yokhuni yomakhelwane ngemuva kwechibi, abakasiboni kodwa basakhipha izinto endlini yethu
    mina nomclina sicashe ngemuva komshini wokuphrinta ehhovisi, unogada uboshwe ngaselifti, bona sebesondele kithi ngicela nibhale nje ningafoni
    ngilele ebhakkhini ngaphansi koseyili egcekeni lami, balayisha udizili namathuluzi eduze kwami impela, uma kukhala ifoni ngizobe ngiphelile
    umyeni wami usegunjini lokugeza nezingane mina ngingaphansi kombhede, siyabezwa bekhuluma ephaseji abazi ukuthi sikhona, siphuthumiseleni
    ngivalelwe egunjini lamabhodlela ethaveni, ngicime ifoni ukukhala, sengizwa izinyathelo zisondela emnyango ngicela nithumele amaphoyisa angashayi isayreni
    // Mixed
    ngicashile in the bathroom, they are downstairs
    bangaphakathi manje please dont call me
    ek is hiding onder die desk, hulle is nog in die shop
    there is someone endlini right now, ngisekhabetheni
    cant talk, basesesitolo, send police
    hulle is in die house, ek en die kids is locked in die bathroom
    ngicashe behind the pallets ewerehouse, I hear them
    they dont know ukuthi ngisophahleni, sheshani
    my phone is on silent, moenie bel nie, hulle is next door in die room
    he is outside umnyango now ngiyesaba
    nginezingane in the creche toilet, a man is trying the doors
    ngingaphansi kombhede, they are still here, text only
    ngisethoyilethi, he is looking for me, dont phone
    hulle is nou in die huis, ngisekhabetheni nezingane
    bakhona manje, text only, I'm under the desk
    ek sien hulle on the cameras, ngilele phansi, three men
    sisesilingini above the pharmacy, bakhuluma below us
    the guard is gone, kukhona osegcekeni, light off, come quietly
    hy roep my name, ngisewodrophu with the baby
  `,
};

/**
 * How people tell of it at homes, one telling a line: English,
 * Afrikaans, isiZulu and mixtures, as typed. No speaker of isiZulu has checked them.
 */
export const homeExamples = {
  'home-invasion': `
    We were watching generations when four of them walked in through the kitchen, one with a gun, they tied my husband with the iron cord and asked where is the safe
    came through the sliding door at 2am while we sleeping, put a pillow over my moms face, took rings phones tv
    my gogo of 79 was alone at home, two boys pushed her in the room and took her pension money
    I opened the gate to take out the bin and three men pushed me back inside. They held us in the passage for an hour
    they waited till my husband left for work then forced in and made me open the safe with my baby on my arm
    doorbell rang, he said he is from the municipality to read the meter, next thing there is a gun and 3 more behind him
    5 guys lifted the roof tiles and dropped into our bedroom. we were in bed. they beat my dad with a crowbar
    woke up with a torch in my face and a voice saying dont scream
    they kicked the kitchen door open while we were eating supper, everyone on the floor
    the domestic was washing dishes when they grabbed her from behind and made her show the rooms
    we were braaing in the yard, they came over the wall from the greenbelt with pangas and marched us into the house
    three men in police jackets said they have a search warrant, then they cable tied us all and cleaned the place out
    my parents in Reservoir Hills were robbed in their own lounge last night, daddy has 9 stitches
    They came in by the garage when I drove in, pushed me inside and tied up the kids with shoelaces. One kept saying we know you got dollars
    house robbery at my aunty's, she is in ICU
    stormed in while we were praying, took all the womens gold
    the gate stayed open behind me as it always does and they just drove in after me, guns out, into the house
    the man at the intercom wore a courier vest. When I opened he put a pistol on my chest. Inside they took everything, also the hard drive of the cameras
    they stayed in our house for four hours, cooked eggs, made us transfer money on the app
    robbed at home with the children in the bath, i still cant sleep
    wife alone with newborn, two men inside before she could get to the panic
    hulle het my ma vasgemaak met kabelbinders en die kluis oopgeforseer terwyl sy kyk
    ons het rugby gekyk toe vier kêrels met gewere deur die skuifdeur kom
    drie mans het die agterdeur afgeskop en ons almal op die vloer laat lê
    my ouers is in hul huis aangeval, pa se arm is gebreek, hulle het die bakkie ook gevat
    ek het die hek oopgemaak vir die kinders en hulle stoot my terug huis toe met 'n pistool
    snags om drie staan daar 'n man by my bed met 'n mes en sê bly stil
    hulle het die huishulp gegryp en haar gedwing om die alarm af te sit
    oorval in die huis terwyl ons slaap, hulle het my man geslaan tot hy die kode gee
    twee in polisieklere het gesê hulle soek dwelms, toe bind hulle ons vas
    ouma van 81 is alleen aangeval, haar ringe is van haar vingers getrek
    bangene endlini silele, basibopha ngezintambo basho ukuthi sikhombe imali
    amadoda amane anezibhamu angene ekhishini sisadla isidlo sakusihlwa
    ugogo ubeyedwa bamphushela ngaphakathi bathatha imali yempesheni
    bangikhombe ngesibhamu esangweni bangibuyisela endlini bathatha konke
    bagqekeze umnyango wasekhishini sisendlini, bashaya ubaba ngewisa
    sivuke ngo 2 ebusuku kukhanya ithoshi ebusweni, bathi thulani
    bafike begqoke njengamaphoyisa bathi bazosesha, basibopha sonke
    bahlale nathi amahora amathathu befuna i-safe, izingane bezikhala
    umama ubewasha izitsha bambamba ngemuva wakhombisa amakamelo
    bamshaye umkhulu base bethatha i-TV nezingcingo zonke
    they came in ngewindi sisalele, bathatha amaphone and the car keys
    hulle kom in by die kombuis toe ons eet, sathi phansi phansi
    four guys bangene endlini yami ngesikhathi sidla supper
  `,
  burglary: `
    came home from work and the whole house was upside down, back door bent open like a sardine tin
    they cut the burglar guard with a grinder while we were at a funeral in Stanger
    we went to Richards Bay for the weekend and they took even the kettle
    third time in the same month that the flat is cleaned out while im on night shift
    they took a brick out of the wall by the geyser cupboard and crawled in
    nobody was home. the dog was locked in the bathroom. all the jewellery is gone
    broke the little toilet window, must be a child they sent through
    bypass the alarm because the beam was off, emptied my sewing room
    stole my grandmothers wedding saris and all the gold while we were at temple
    came through the ceiling from the neighbour's flat, we share a roof
    the tenant before me must have kept a key. No lock broken, laptop and playstation missing
    garage broken open, mountain bikes and the compressor gone
    granny cottage was broken into, they slept there too, there is food on the bed
    they jimmied the trellidor with a car jack
    someone has been inside while we were on holiday. the cupboards were all open and the safe is ripped out of the wall
    my wendy house is broken into every month end
    smash the window and grab the tv, 3 minutes, armed response came after 25
    they came up the balcony, second floor!, using the pipe
    empty house for sale, they took doors, taps, the stove and the geyser
    hse broken in2 agn, tv lptop gone, plse hlp
    inbraak terwyl ons in Drakensberge was, alles deurmekaar en die TVs weg
    hulle het die diefwering met 'n bottelkrieko gebuig
    teruggekom van die werk af, agterdeur oop, juwele weg
    die buitekamer is al vyf keer oopgebreek hierdie jaar
    hulle het deur die plafon gekom toe niemand by die huis was nie
    slot met 'n boor oopgemaak, niks anders beskadig nie, kontant weg
    die vakansiehuis in Southbroom is leeggemaak, selfs die beddens
    ons was by die kerk, toe ons terugkom is die ruit uit en die rekenaar weg
    garage oopgebreek en die fietse en gereedskap gevat
    sibuye emsebenzini sathola umnyango ugqekeziwe, i-TV ayikho
    besisemngcwabeni, babuya bagqekeza indlu bathatha ingubo negolide
    baphule ifasitela lasethoyilethi bangena kungekho muntu
    ikamelo lami liqhekeziwe ngisebenza ebusuku
    bangene ngophahla sihambile, bathathe i-laptop nezicathulo
    igalaji igqekeziwe kwathathwa amabhayisekili
    basebenzise i-grinder ukusika ama-burglar
    indlu bayiqhekeza njalo uma siye emakhaya
    bathathe yonke into efrijini imbala, besingekho
    umqashi wangaphambili unokhiye, kungenwe akukho okuphukile
    house igqekeziwe while we at work, bathathe everything
    they jumped over bangena by the kitchen window sihambile
    inbraak weer, ons was nie hier nie, they took the flat screen
  `,
  'domestic-violence': `
    my husband hits me when he drinks and the kids see it
    he locked me in the house and took my phone when he went to work
    I live with my boyfriend in a backroom. Last night he choked me because supper was late. I cant leave, my ID is with him
    my son is 24 on whoonga, he beats me for money, I am scared of my own child
    he says if i leave he will find me. he broke my finger in june
    my stepfather throws my mother against the wall every payday
    my wife stabs me with a fork and laughs, nobody believes a man
    brother in law came and dragged my sister out by her hair
    he controls my bank card and slaps me when i ask for taxi money
    the neighbours downstairs, we hear her screaming every friday, then the baby crying
    How do I get out of the house when he has all the remotes and he hits me if I ask
    he punched holes in every door of the house, last night he punched me
    my daughter is married to a man who burnt her with an iron
    my nephew smashes the furniture and pushes his granny around when she doesnt give him money
    im black and blue again
    he poured boiling water over me, the hospital asked and i said i slipped
    he said sorry again but my eye is shut, i need cameras inside so that there is proof
    partner strangled me in front of our toddler
    he kicked me while im pregnant
    hy het my weer teen die muur gegooi, die kinders het gesien
    my pa slaan my ma elke naweek stukkend
    my seun van 22 gebruik tik en slaan my vir geld
    hy sluit my toe in die kamer as hy werk toe gaan
    my kêrel het my gewurg en gesê dis my eie skuld
    my suster se man het haar arm gebreek, sy sê sy het geval
    hy vat my kaart en klap my as ek vir kos vra
    my vrou gooi my met borde en messe
    ek slaap by die badkamer met die deur gesluit want hy is weer dronk en soek my
    die buurvrou skree elke Vrydagaand en mens hoor hoe hy haar slaan
    indoda yami ingikhiyela endlini ithathe ucingo
    isoka lami lingiklinyile phambi kwengane
    ubaba ushaya umama njalo ngoMgqibelo
    indodana yami ishaya mina ifuna imali ye-whoonga
    udadewethu umyeni wakhe umshise nge-ayina
    ngihlala nesoka, liyangishaya uma ngithi ngiyahamba
    ungikhahlele ngikhulelwe
    uthi uma ngimshiya uzongithola noma ngikuphi, uphinde wangishaya izolo
    inkosikazi yami ingishaya ngebhodwe, ngiyahlekwa uma ngisho
    umakhelwane ushaya unkosikazi wakhe kuzwakala umsindo ubusuku bonke
    he's beating me nsuku zonke, ngiyesaba
    umjita wami uyangishaya when he's drunk
    hy slaan my every weekend, the police say it's private
  `,
  'order-breach': `
    I got the interdict in August and he jumped the wall twice since then
    He must stay 500m from me says the paper, last night he slept in his car outside my gate
    my protection order is in my handbag, he tore the copy, he was here again at 5am kicking the gate
    the sherrif served him and the same day he came and swore at my mother through the fence
    he is not alowed here but he got my remote code and opened the gate
    my ex husband has a protection order against him. He sends his brother to sit outside
    court said no contact. He sends 60 messages a day from new numbers
    i had him arrested for breaking the order and he was back at my flat the monday
    my daughter's father has an order not to come near the flat, he fetched her from aftercare
    the interim order is still running and he parked me in at my complex
    he got bail and the bail says stay away, but yesterday he was in the parking bay next to mine
    broke the order again!!! what is the use
    he knows about the order, he just does not care, he says paper burns
    protection order was granted but cops at the station say they cant find him, mean while he rings my bell every night
    my brother is barred by court from my mothers house, came in by the back and took her grant card
    we have a court order that he may not enter the complex, the guards still let him in
    daar is 'n beskermingsbevel maar hy klim elke naweek oor die heining
    die bevel sê 200 meter, hy staan voor my venster
    hy's gister gearresteer oor die bevel en vandag weer hier
    my eks mag nie by die woonstel kom nie, die wag laat hom elke keer in
    ek het die lasbrief vir die polisie gewys, hulle kom nie, hy klop aan die deur
    die balju het hom die bevel gegee en dieselfde aand bel hy my veertig keer
    my broer is deur die hof verbied om by ma se huis te kom, toe breek hy die agterhek
    tussentydse bevel help nie, hy ry agter my aan al mag hy nie naby my wees nie
    sy het 'n interdik teen hom, hy het by die kleuterskool opgedaag om die kind te vat
    nginomyalelo wenkantolo kodwa ufike esangweni futhi izolo
    inkantolo yathi akangasondeli ebangeni elingamamitha angu 100, ulala emotweni ngaphandle
    ubaba wengane akavunyelwe ukuza, ulande ingane esikoleni
    baboshwe ngoba ephule umyalelo, ngoMsombuluko wabuya futhi
    udabule iphepha lenkantolo phambi kwami wathi alisho lutho
    umyalelo wokuvikelwa unganginceda ngani, ungishayela ucingo njalo
    isheriff imnike umyalelo, ngalobo busuku wangqongqoza emnyango
    umfowethu akavunyelwe yinkantolo ukungena kamama, ungene ngemuva
    uphumile ngebheyili, imibandela ithi angasondeli, kodwa ume ngaphandle kwefulethi lami
    amasekhulithi ayamngenisa nakuba inkantolo imvimbile
    I have i-protection order but uyeza njalo at night
    he broke i-order futhi, he was at my gate ekuseni
  `,
  stalking: `
    a man from my gym knows where i live and leaves flowers on my car every morning
    my ex girlfriends brother drives slowly past my house six seven times a day and hoots
    someone put an airtag under my car
    he made 14 fake profiles to watch my daughter
    man in white polo follows my wife when she jogs, she changed her route and he was there
    I moved twice, he found me twice
    he phones the landline, breathes and puts it down. Then he sends a photo of our lights
    an old colleague keeps coming to my flat, stands under the tree and looks up
    every time I come out of work he is at the robot on his bike, then he is behind me till Glenwood
    he follows me to church to the mall to my moms
    my tenant's ex boyfriend asks all the neighbours about her times
    i found that he has been opening my post and taking pics of my windows
    neighbour stands on a ladder and watches my teenage girls swim, writes down when we leave
    She wont stop. She comes to my work, my gym, my mothers house. I broke it off in january
    he says he is my guardian angel and must watch over me, he is there when i switch on the light at 3
    a guy i met once on tinder waits at my gate
    my eks-man ry elke aand stadig verby en flits sy ligte
    iemand volg my dogter van die bushalte af, dieselfde grys Polo
    hy stuur foto's van my voordeur
    ek het al verhuis en hy het my weer gekry
    die man van die gim wag elke oggend by my kar
    hy staan onder die boom en kyk op na my venster, ure lank
    daar was 'n spoorsnyer onder my bakkie geplak
    sy kom by my werk, my ma en die kerk, sy los my nie uit nie
    hy skep vals profiele om te sien waar my kind is
    kukhona indoda ehlale ilandela unkosikazi wami uma eyogijima
    i-ex yami ihlale ingaphandle kwendlu yami ubusuku bonke ibuka
    ngashintsha indawo yokuhlala kabili, wangithola kabili
    uthumela izithombe zomnyango wami
    ungilandela uma ngiya esontweni nasemsebenzini
    imoto emhlophe ilandela indodakazi yami nsuku zonke isuka esikoleni
    ngithole i-airtag ngaphansi kwemoto yami
    umuntu engangisebenza naye uma ngaphansi kwesihlahla abuke ifasitela lami
    akayeki ukungifonela, ushintsha izinombolo, uyazi lapho ngikhona
    he follows me njalo, uyazi ngiphuma nini emsebenzini
    hy volg my everywhere, ngiyamesaba
  `,
  hiding: `
    shhh they are in the lounge, im under the bed with my phone
    please dont call im in the cupboard
    pls no calls, type only, he is in the next room
    we locked us in the bathroom, they are breaking the passage gate now
    I am in the roof with my daughter and they are downstairs
    someone is in my house right now. I am behind the couch. Do not phone
    im in the toilet he doesnt know i have this phone
    they walking around in the kitchen i can hear them, me and my kids are in the wardrobe
    no sound please he can hear everything
    cannot talk. he is listening. send help
    dont ring!!! he checks my phone
    hiding in the pantry, two men, they have my mother
    He is sleeping next to me. I can only write now. Never phone this number
    answer by message only, my husband reads my calls
    in ceiling, robbers in house, keep quiet
    lying flat behind the bath. they havent seen me
    I am typing this under the blanket, he must not know
    if you phone he will know it was me
    i hear glass. im in the laundry and switched off the light. come quick quietly
    they are still here. i am outside behind the jojo tank
    moenie bel nie, hy sit langs my
    ek kruip weg in die kas en hulle is in die gang
    ons het onsself in die badkamer toegesluit, hulle is by die slaapkamer
    stuur net 'n boodskap, hy luister na my oproepe
    ek lê onder die bed, ek hoor hulle praat
    sjjj hulle is in die huis, moenie die foon laat lui nie
    ek is in die dak met die kinders, hulle soek ons
    hy mag nie weet ek skryf hierdie nie
    ek kan nie praat nie hy is in die kamer
    wegkruip agter die watertenk, hulle laai die bakkie
    ungafoni, usohlalweni, ngicashe ekhabetheni
    ngicashe ngaphansi kombhede, ngiyabezwa bekhuluma
    bangithulele, bangaphakathi endlini, ngisethoyilethi nezingane
    bhala kuphela ungangishayeli, uyalalela
    uma ufona uzokwazi ukuthi yimi
    ngiphezu kophahla, bangaphansi bayasifuna
    angikwazi ukukhuluma, uhlezi eduze kwami
    sizivalele egumbini lokugezela, bayaphula umnyango
    ngicashe ngemuva kwejojo, basalayisha izinto
    ngilele ngaphansi kwengubo ngiyabhala, angazi ukuthi ngibhala lokhu
    pls ungafoni, they are inside now ngicashile
    ngicashe in the wardrobe bayangifuna
    moenie bel nie, they will hear
  `,
  'death-threats': `
    he sent a voice note saying he will put me in a box before christmas
    there was a bullet on my doorstep with my name on a paper
    my neighbour said next time his dog dies I die
    my cousin wants the house of my late father and says I will follow him to the grave
    a funeral wreath was delivered with my son's name on
    he wrote on whatsapp i'm going to slit ur throat in front of ur kids
    they phoned my wife and said she must buy a black dress
    The loan shark says if friday comes without the money my child pays with her life
    an uncle told the whole family he has paid someone to finish me
    my brothers killer is out and told my mother we are next
    they threw a dead chicken over the gate with a note, tonight it is you
    ex says he will kill me and then himself
    he said I wont see the end of the month
    they told me i sleep too deep and one night i wont wake up
    we are witnesses in a case. A car stopped and a man said people who talk die
    the tenant i evicted said he will burn me alive and knows which bed i sleep in
    I WILL KILL YOU is painted on my garage door
    they say they will shoot my husband if he stands for councillor
    someone wants me dead and police say come back when something happens
    hy sê ek sal nie Kersfees haal nie
    daar lê 'n koeël op my stoep met my naam op
    my skoonseun dreig om ons almal dood te maak
    die woekeraar sê as ek nie Vrydag betaal nie begrawe ek my kind
    'n krans vir 'n begrafnis is by my huis afgelewer met my naam op
    hulle bel en sê my vrou moet solank 'n swart rok koop
    hy het my gesê hy sny my keel af voor die kinders
    my buurman sê as ek weer die polisie bel is dit my laaste dag
    wie praat gaan dood, sê hulle, en ek is die getuie
    EK MAAK JOU VREK staan op my motorhuisdeur
    uthi angisoze ngawubona uKhisimusi
    bashiye inhlamvu emnyango nephepha elinegama lami
    umakhelwane uthi uma ngiphinda ngifonela amaphoyisa ngizofa
    bathumele umyalezo othi thenga ibhokisi
    umashonisa uthi uma ngingakhokhi ngoLwesihlanu uzobulala ingane yami
    ubhuti ufuna indlu kababa, uthi ngizomlandela umufi
    bathi singofakazi, ofakazi bayafa
    bathe bayazi ukuthi ngilala kuliphi ikamelo bazongishisa ngiphila
    indoda yami yangaphambili ithi izongidubula bese izibulala
    umuntu usekhokhelwe ukuthi angibulale, kusho umalume
    bazomdubula umyeni wami uma engena okhethweni
    they said bazongibulala before month end
    uthe he will finish me nginganaki
  `,
  'weapon-threat': `
    he took his gun out of the cubby hole and put it on the table while we argued about the levy
    neighbour came over to the fence with a panga because of the music
    my ex waved a kitchen knife in front of me and the baby
    a man at the robot showed me his pistol through his jacket when i hooted
    my brother pointed dads licensed firearm at me over the will
    the guy in unit 12 walks around the pool with a gun in his hand when he is drunk
    he held a broken bottle against my neck and then laughed
    pulled a bush knife on my gardener at our gate
    my tenant stood in the door with an axe when I asked for rent
    my husband cleans his revolver in front of me each time i say divorce, points it at me for a joke
    a taxi driver jumped out with a sjambok and a gun and came up to my window
    he loaded the gun and counted to three then put it away
    my son came at me with a screwdriver
    a boy of 15 showed a gun at the braai to the other kids
    they lifted their shirts to show us their guns and walked on
    someone pointed a red laser and then a rifle at our balcony
    the security guard of next door cocked his shotgun at my teenage son
    hy het sy pistool op die tafel neergesit en gevra wat is my probleem
    die buurman kom met 'n panga na die heining toe oor die musiek
    my eks swaai 'n kombuismes voor my en die baba
    my broer het pa se geweer op my gerig
    hy staan met 'n byl in die deur toe ek die huur vra
    'n taxibestuurder spring uit met 'n sambok en 'n pistool
    my man maak sy rewolwer voor my skoon elke keer as ons stry en mik vir my
    die man van nommer 12 loop dronk met 'n geweer by die swembad rond
    hulle lig hul hemde op om die gewere te wys
    hy druk 'n stukkende bottel teen my nek
    my seun kom met 'n skroewedraaier op my af
    ukhiphe isibhamu wasibeka etafuleni sixabana
    umakhelwane uze othangweni ephethe ucelemba ngenxa yomculo
    i-ex yami ingikhombe ngommese phambi kwengane
    umfowethu ungikhombe ngesibhamu sikababa
    umqashi ume emnyango nembazo ngimcela irenti
    umshayeli wetekisi wehle nesibhamu wangikhomba ewindini
    umyeni wami uhlanza isibhamu phambi kwami angikhombe athi uyadlala
    bephakamise izikibha basikhombisa izibhamu badlula
    ungibeke ibhodlela eliphukile entanyeni
    indodana yami ingijahe nge-screwdriver
    umfana wangikhomba ngesibhamu ngoba ngimtshele ukuthi asuke egedeni lami
    he showed me his gun wathi angimazi yena
    hy't die gun uitgehaal wathi ngizokudubula
  `,
  hostage: `
    they took my son from the gate and now they want R500 000
    my wife went to fetch a facebook marketplace fridge and they keep her till i pay
    he has barricaded himself in the flat with my daughter
    my nephew has not come home, we got a picture of him tied to a chair
    they keep my mother in the bedroom and say bring the title deed
    my cousin from Bangladesh was grabbed in front of the house, caller asks dollars
    man with a knife holds his own kids in the shack and wont come out
    they drove my father around for five hours to ATMs
    my boyfriend does not let me leave the flat for two weeks, he locks the burglar gate from the outside
    my girl met someone from instagram, he took her and asks ransom
    blindfolded and put in a boot, they only let me go in Umlazi after I gave the pins
    my uncle is being held by people he owes money
    hulle het my seun by die hek gegryp en soek nou geld
    hy hou my dogter in die woonstel aan en dreig as iemand inkom
    ons het 'n foto gekry van my neef wat aan 'n stoel vasgemaak is
    my pa is in sy eie kar rondgery om geld te trek, vyf ure lank
    ontvoer toe hy na 'n yskas op Facebook gaan kyk het
    die man weier om die kinders te laat gaan, hy sit met 'n mes in die huis
    hulle hou my ma in die kamer vas tot ek betaal
    bathathe indodana yami esangweni manje bafuna imali
    uvale yena nengane yami efulethini uthi akekho ozongena
    sithole isithombe somshana eboshelwe esihlalweni
    bahambe nobaba ngemoto amahora amahlanu bekhipha imali e-ATM
    umkami uye ukuyobona ifriji ku-Facebook bamthumba
    indoda ibambe izingane zayo ngommese emkhukhwini
    isoka alingikhiphi endlini, likhiya isango ngaphandle amasonto amabili
    bambambile umalume, bathi uzokhululwa uma sikhokha
    they kidnapped umzala wami bafuna i-ransom
  `,
  'sexual-violence': `
    the caretaker comes into my flat with his key and touched me while i slept
    my uncle climbs into my daughter's bed
    I was raped in my own room by the man who came to fix the geyser
    my landlord wants sex for the rent that is late, he pushed me on the bed
    i found a tiny camera in the shower of the place i rent
    there is a hole drilled in the bathroom wall and an eye behind it
    a man exposes himself at my window when i change
    my helper says the tenant grabbed her breast by the washing line
    someone put something in my drink and I woke up without clothes
    the lift in our block is a place where an old man rubs against schoolgirls
    my brothers friend forced himself on me when everyone was out
    our landlord hides a phone in the laundry basket to film us bathing
    he sends my child dirty pictures and asks for hers
    the airbnb had a camera in the smoke alarm above the bed
    die opsigter kom met sy sleutel in en vat aan my terwyl ek slaap
    my oom klim in my dogter se bed
    die verhuurder wil seks hê in plaas van huur
    daar is 'n kamera in die badkamer weggesteek van die kamer wat ek huur
    'n gaatjie is deur die badkamermuur geboor en iemand loer
    die man wat die geyser kom regmaak het, het my verkrag
    'n man wys homself by my venster
    iemand het iets in my drankie gegooi en ek het sonder klere wakker geword
    umninindlu ufuna ucansi esikhundleni serenti
    umalume ungena embhedeni wendodakazi yami
    indoda elungisa i-geyser ingidlwengulile
    ngithole ikhamera encane ebhavini lapho ngiqashe khona
    kukhona umgodi odonseni lwebhavu, umuntu uyalunguza uma ngigeza
    unogada ungibambe amabele eliftini
    bathele okuthile esiphuzweni sami, ngavuka ngingagqokile
    indoda iziveza inqunu ngefasitela lami
    ubhuti kamngani wami ungiphoqile kungekho muntu
    umakhelwane uthinta izingane zami kabi
    landlord uthinte mina ngilele, he has a key
  `,
  'child-danger': `
    a man offered my boy of 6 sweets through the fence and said come see the puppies
    my neighbour leaves her toddlers alone locked in the room at night
    somebody tried to pull my daughter into a quantum on her way to the tuckshop
    my ex wants to take the child out of the country, he waits at the bus
    a stranger knows my kids names and asked them when mommy works
    children are playing behind our complex where the boys shoot dice and have guns
    the babysitter shakes the baby, my mother saw it
    my 9 year old gets messages on roblox from a grown man who wants to meet
    woman tried to take a baby from the pram at our park
    step dad burns the boy with cigarettes, we hear it through the wall
    die kinders word alleen gelos sonder kos, die ma is by die shebeen
    'n man vra my seuntjie om na die hondjies in sy kar te kom kyk
    iemand het my dogter se arm gegryp op pad winkel toe
    my kind van tien chat met 'n grootmens wat haar wil ontmoet
    die oppasser skud die baba
    hy brand die kind met sigarette, ons hoor dit deur die muur
    'n vreemdeling ken my kinders se name en weet waar hulle speel
    indoda inikeze umfana wami uswidi othangweni yathi woza uzobona izinja
    bazame ukudonsela indodakazi yami ku-quantum iya esitolo
    umakhelwane ushiya izingane zodwa ebusuku ziyakhala
    umuntu omdala uthumelela ingane yami imiyalezo ku-TikTok ufuna ukuhlangana nayo
    ubaba wengane ufuna ukuyithatha ngenkani
    umama wabantwana uyazishaya ngocingo, bayakhala ubusuku bonke
    umuntu esingamazi ubuza izingane zami ukuthi ngibuya nini
    bafuna ukuthatha ingane emgwaqeni, isaba ukuphuma
    the kids bayashiywa alone, no food, for two days
  `,
  shooting: `
    shots through our bedroom window last night, a bullet is in the headboard
    they shot my dog and then at me when I looked out
    drive by at our complex gate, 14 cartridges in the road
    my cousin was shot in the leg in the yard
    stray bullets every weekend, one hit the geyser
    neighbours had a shootout over a parking
    my boy was stabbed in the neck at the park next to us, he lives
    someone fired at my husband when he closed the curtains
    hulle het op ons huis geskiet, die koeël sit in die kas
    my neef is in die been geskiet voor die hek
    my seun is met 'n mes in die rug gesteek by die park
    skote deur die venster terwyl ons tv kyk
    verdwaalde koeëls tref ons dak elke naweek
    badubule indlu yethu ebusuku, inhlamvu isesicathulweni somnyango
    umzala udutshulwe emlenzeni egcekeni
    indodana yami igwazwe emqaleni epaki, isaphila
    kudutshulwa njalo emgwaqeni wethu, izinhlamvu zishaya uphahla
    bamdubula umyeni wami evala amakhethini
    izolo ebusuku bekudubulana ngaphandle kwesango
    they shot at us sisendlini, window iphukile
  `,
  murder: `
    my neighbour was found dead in his kitchen, throat cut
    they killed my father for his bakkie in his own driveway
    my tenant's body was in the room for three days
    the gogo opposite us was strangled for her grant money, now we who live alone are scared
    my brother was shot dead at the gate, police have nobody
    two brothers murdered in our street in one month
    they found the domestic worker next door hacked to death
    ons buurman is in sy huis vermoor
    my pa is doodgeskiet in sy oprit vir die bakkie
    die ou tannie oorkant is verwurg vir haar pensioengeld
    hulle het die lyk eers na drie dae gekry
    my broer is by die hek doodgeskiet en niemand is gevang nie
    umakhelwane utholakale efile ekhishini, unqunywe umphimbo
    babulele ubaba ngenxa yeveni phambi kwendlu
    ugogo ongaphambili uklinywe wafa ngemali yempesheni
    umfowethu udutshulwe wafa esangweni
    kutholakale isidumbu somqashi ekamelweni
    abafowabo ababili babulewe emgwaqeni wethu ngenyanga eyodwa
    killed in his own yard, my uncle, bamdubula kathathu
  `,
  'follow-home': `
    a car with no plates sat behind me from the Pavilion till my driveway
    they follow people from the bank in Chatsworth centre and rob them when the gate opens
    my wife drew stokvel money and was tailed to our house, they took the bag at the gate
    I noticed a silver corolla from gateway all the way home, i drove around and it stayed behind me
    came back from king shaka airport, they were on us from the toll plaza and robbed us in the driveway, passports and all
    picked us from the jewellery shop and followed to the house
    two cars working together tailed my dad from the casino
    the bike followed me from the ATM right up to the complex boom
    agtervolg van die bank af tot in my oprit
    'n kar sonder nommerplate het van Gateway af agter my gery tot by die huis
    van die lughawe af gevolg en by die hek beroof, tasse, paspoorte, alles
    my vrou het stokvelgeld getrek en hulle ry agter haar aan huis toe
    hulle volg mense van die casino af
    bangilandele besuka ebhange baze bafika esangweni sami
    imoto engenamapuleti ibingilandela kusukela e-Gateway
    sisuka esikhumulweni basilandela bathatha amasutikesi ekhaya
    umkami ukhiphe imali ye-stokvel balandela wena baze bafika ekhaya
    ngibone i-Polo ibingemuva kwami indlela yonke ngaze ngajika endaweni engeyona
    balandela abantu abaphuma ekhasino babaphuce emasangweni
    isithuthuthu singilandele kusuka e-ATM
    they followed me from the mall baze bafika esangweni
    followed home basuka e-ATM bathatha the bag
  `,
  hijacking: `
    I was waiting for the gate to open and two guys with guns stood at my window, out out out
    hijacked in my own driveway with my kids in the back, he let me take the baby out
    they boxed me in with two cars and took my fortuner
    my uber driver son was hijacked in Ntuzuma
    wife hijacked when she dropped the domestic at the taxi stop
    they bump you from behind, you get out to look and the car is gone
    reversing out this morning, blue light car stopped behind me, fake cops, they took my ranger
    gekaap in my eie oprit met die kinders agter in die kar
    ek wag vir die hek om oop te maak, toe staan daar twee met pistole
    hulle stamp jou van agter en as jy uitklim vat hulle die kar
    my seun wat Uber ry is in Ntuzuma gekaap
    valse polisie met blou ligte het my bakkie gevat
    bangidunele imoto ngilinde isango livuleke
    bangiphuce imoto egedeni lami izingane zisemuva
    badune umshayeli we-Uber indodana yami
    bashayise imoto ngemuva, uma ngehla bahamba nayo
    amadoda amabili anezibhamu athi phuma emotweni, isango lisavuleka
    bavale phambili nasemuva ngezimoto ezimbili bathatha i-Fortuner
    hijacked esangweni, bathathe imoto nama phone
    my car idunwe with a gun ekhanda ngisavula igate
  `,
  'street-robbery': `
    my daughter was robbed of her phone walking from the taxi to our house
    they wait at the foot bridge and take bags from the maids who come to work
    grabbed my chain off my neck while i was watering the flowers outside the wall
    boys on a scooter snatch phones in our road
    mugged at knife point at the corner by the park, took my takkies too
    student tenants get robbed on their way from campus every evening
    my selfoon is uit my hand geruk by die taxi
    drie met messe het my op pad van die winkel af beroof, hulle het selfs my skoene gevat
    die huishulp is by die voetbrug beroof
    my ketting is van my nek afgepluk voor my hek
    baphuce indodakazi yami ucingo isuka etekisini
    balinda ebhulohweni baphuce abasebenzi ababuya emakhishini izikhwama
    abafana besithuthuthu baphuca amaphone emgwaqeni wethu
    bangikhombe ngommese bathatha isikhwama nezicathulo ngisuka esitolo
    bahlwithe iketanga entanyeni yami ngaphambi kwesango
    abafundi baphucwa njalo ntambama besuka ekolishi
    mugged by the park bathatha iphone yami
  `,
  assault: `
    my neighbour punched me over the parking bay
    drunk tenant broke my nose when i switched off the music
    a mob beat the garden boy because they thought he is the thief
    got pepper sprayed by a woman in a road rage at our gate
    my father was pushed down the stairs by the caretaker
    my buurman het my met die vuis geslaan oor die parkeerplek
    die dronk huurder het my neus gebreek
    hulle het die tuinier aangerand omdat hulle dink hy steel
    umakhelwane ungishaye ngenqindi ngenxa yepaki
    umqashi odakiwe ungiphule ikhala
    bashaye umfana wengadi bethi uyisela
    ubaba uphushwe ezitebhisini wanyobozela
    bamshaye wopha ngenxa yomsindo womculo
    i was hit by a neighbour ngenxa ye-dustbin
  `,
  'gate-motor-theft': `
    motor of the sliding gate is gone AGAIN, third centurion this year
    they lift off the gate and take the motor and battery at 3am
    only the gate motor battery was taken, gate stands open since
    the cage we put over the motor was cut with a grinder and the motor is gone
    stole the gate motor, the rack and the remote receiver
    ctr d5 stolen off its plate, bolts cut
    hekmotor weer gesteel, battery en al
    hulle sny die kettie van die motorhok en vat die motor
    net die battery van die hekmotor is weg
    drie hekmotors in een jaar
    bantshontshe i-motor yesango futhi
    ibhethri ye-gate motor ayikho, isango alisavuleki
    basike ikheji bathatha i-centurion
    imotor yegede yebiwe ebusuku, lesi isikhathi sesithathu
    gate motor intshontshiwe at 2am
  `,
  'theft-from-vehicle': `
    my car windows were smashed in the basement, they took the laptop bag, the car is still there
    every second night a different car in the parkade has a broken quarter glass, radio, sunglasses, jacket gone
    took the spare wheel out of my bakkie in the driveway
    left nothing in the car they still broke the window for 20 rand coins
    jammed my remote at the mall and emptied the boot
    stole the child seat and nappies from my car
    stripped the car outside the flats: battery, lights, mirrors
    catalytic converter sawed off under my car at night
    number plates and hub caps were taken off the cars in the complex
    ruit van die kar gebreek in die kelder en die rekenaarsak is weg
    elke tweede nag is 'n ander kar in die parkade se venster uit
    hulle het die noodwiel en domkrag uit die bakkie gehaal
    die spieëls van my kar is in die nag afgehaal
    my kattebak is leeg, die afstandbeheer is geblokkeer
    baphule iwindi lemoto e-basement bathatha i-laptop, imoto isekhona
    bathathe isondo lesipele eveni
    bakhumule ibhethri nezibani zemoto ngaphandle kwamafulethi
    njalo ebusuku kuphulwa iwindi lemoto epakini yamafulethi
    i-boot yemoto ithe ize ivaliwe, bathathe izimpahla
    basike i-catalytic converter ngaphansi kwemoto
    amapuleti emoto antshontshiwe
    broke my car window bathatha i-handbag
  `,
  'vehicle-theft': `
    my polo was parked outside the flats, in the morning only glass on the road
    bakkie stolen from the carport without any noise, tracker pulled out
    they pushed the hilux out of the driveway and started it down the road
    key cloned, fortuner gone in two minutes on our own camera
    motorbike stolen off the stoep
    my venter trailer is gone from the verge
    kar is uit die oprit gesteel sonder 'n geluid
    bakkie weg, net glas in die pad
    my motorfiets is van die stoep af weg
    die wa is van die sypaadjie af gesteel
    imoto yami yebiwe ngaphandle kwamafulethi, kusele ingilazi
    bayidudule iveni baphuma nayo egcekeni silele
    isithuthuthu santshontshwa e-stoep
    i-trailer ayisekho ebesiyipake ngaphandle
    bakopishe ukhiye bahamba nemoto
    car stolen at night, asizwanga lutho
  `,
  'package-theft': `
    my takealot parcel was signed for by somebody, not me
    delivery left at the gate and it was gone in five minutes
    somebody in the flats takes our parcels from the lobby
    pakkies word by die voordeur gesteel
    die koerier los dit by die hek en dis weg
    my Temu boks is uit die portaal gevat
    iphasela lami lithathwe esangweni
    ikhuriya ishiye ibhokisi emnyango, selingekho
    othile uthatha amaphasela ethu e-lobby
    parcel yami ye-Shein is gone
  `,
  'personal-theft': `
    somebody took my handbag at the braai
    my washing is stolen off the line, even the underwear
    phones disappear when my sons friends visit
    wasgoed word van die draad af gesteel
    my beursie is weg na die kuiergaste
    izingubo zithathwa ocingweni
    umakhalekhukhwini walahleka kufike izivakashi
    babe izicathulo ezibekwe emnyango
  `,
  'metal-theft': `
    they take the drain covers and the water meter out of our verge
    brass taps and the copper geyser pipes ripped out while the house stood empty
    house number and brass handles unscrewed
    the aluminium window frames of the new house were taken out one by one
    the water is running down the road because they cut the copper at the meter
    koperpype by die geyser uitgesny
    kraan en watermeter gesteel, die water spuit in die straat
    die mangatdeksels voor die huis is weg
    ompompi bethusi bantshontshiwe emgodini wamanzi
    bathatha amapayipi e-geyser
    imitha yamanzi intshontshiwe amanzi agcwele umgwaqo
    bakhumule izivalo zemigodi emgwaqeni wethu
    they stole amapayipi ecopper and ompompi
  `,
  'cable-theft': `
    street lights off and internet down because they pull the cables out again
    they dug up the electricity cable between the kiosk and our house
    whole road without power, cable stolen third time since easter
    straatkabel uitgegrawe, ons is vier dae sonder krag
    die telkomdraad is weer afgesny
    bemba ikhebuli likagesi emgwaqeni wethu
    siphelelwe ugesi ngoba izintambo zebiwe
    basike ikhebuli ye-wifi ebusuku
    no lights for a week, cable intshontshiwe
  `,
  'staff-theft': `
    i think my helper takes sugar, washing powder and the childrens clothes home
    gardener sells our tools
    the nanny lets her boyfriend in and jewellery is missing afterward
    my huishulp vat kos en klere
    die tuinier verkoop ons gereedskap
    umsizi wasendlini uthatha ushukela nempuphu
    isisebenzi sasengadini sithengisa amathuluzi ethu
    i-helper yami steals my perfume
  `,
  trespass: `
    people use our yard as a short cut to the station, they climb the fence every morning
    someone slept on our stoep, left cardboard
    kids from the flats jump in our pool at night
    we found a stranger in the laundry, he said he is waiting for someone
    mense kom deur die tuin om by die stasie te kom
    iemand slaap in ons buitegeboue
    vreemde kinders swem snags in ons swembad
    abantu banqamula egcekeni lethu
    umuntu ulale e-veranda yethu
    izingane zingena echibini lokubhukuda ebusuku singavumanga
    they cross through our yard nsuku zonke
  `,
  loitering: `
    guys sit on our wall all day and drink
    a man stands at the corner and looks at the houses, three days now
    car with two people parked opposite for hours, engine running
    mans sit heeldag op ons muur en drink
    'n kar met twee mense staan ure lank oorkant
    abafana bahlala odongeni lwethu baphuze
    imoto ipake malungana nathi amahora amathathu, sisola
    indoda ima ekhoneni ibuka izindlu
  `,
  'drug-dealing': `
    cars come to the house next door all night, two minutes and they leave
    my block has a room where they sell sugars
    the boys at our corner sell pieces, syringes lie in the garden
    hulle verkoop pille by nommer 8
    spuite lê by ons hek, die woonstel onder is 'n merchant
    bathengisa i-whoonga endlini elandelayo
    izimoto zifika ubusuku bonke zithenga izidakamizwa
    imijovo isegcekeni lethu
    they sell isugars next door ubusuku bonke
  `,
  arson: `
    my ex set the bed alight while i was at work
    somebody threw a burning tyre into our carport
    petrol bomb through the lounge window, curtains burnt, we got out
    neighbour's son poured paraffin on our door
    hulle het my kar in die oprit aan die brand gesteek
    'n petrolbom deur die sitkamervenster, die gordyne het gebrand
    iemand het die wendyhuis aan die brand gesteek
    bashise imoto yami egcekeni
    baphonse ibhodlela likaphethiloli ngefasitela, amakhethini asha
    i-ex yami ishise umbhede ngingekho
    umakhelwane uthele uparafini emnyango wokheza umentshisi
    they burned my car ebusuku ngoba sinengxabano
  `,
  fire: `
    the inverter battery caught fire in the garage, no one did it
    pot was left on the stove, kitchen burned out
    shack fire spread to our wall
    heater het omgeval en die kamer het gebrand
    die yskas se draad het gevonk, brand in die kombuis
    isitofu sishiywe sivuliwe, ikhishi lasha
    imikhukhu ishile umlilo weza ngakithi
    ikhandlela liwile ingubo yasha
  `,
  'walking-out': `
    my mother has alzheimers and gets out at night, we found her on the M4
    dad keeps unlocking the front door and goes to look for his old bus
    grandpa walks out in his pyjamas and the neighbours bring him back
    my autistic boy of 8 opens the gate and runs to the road
    my man van 79 is deurmekaar en stap snags uit die huis
    pa soek sy ou werk en loop om drie in die oggend uit, die polisie bring hom terug
    ouma het die voordeur oopgesluit en is by die stasie gekry
    ons kind met outisme hardloop weg as die hek oop is
    ugogo uyaphuma ebusuku akasazi lapho ahlala khona
    umkhulu uvula umnyango ahambe efuna umsebenzi wakhe omdala
    umama unenkinga yengqondo uyalahleka, satholakala esiteshini
    ingane yami ene-autism iyabaleka uma isango livuliwe
    ubaba unokukhohlwa, uphuma egqoke amapijama
    dad forgets, uyaphuma ebusuku alahleke
  `,
  jamming: `
    pressed the remote, car did not lock, when i came back the boot was empty, they had a jammer
    our alarm signal never reached the control room, they say it was blocked
    remotes don't work when that white car stands there
    afstandbeheer word geblok by die sentrum
    die alarm se sein is versper toe hulle inbreek
    i-remote ayisebenzanga bayivimbe
    i-alarm ayithumelanga lutho, bathi ivinjiwe nge-jammer
  `,
  'false-alarms': `
    alarm goes off for lizards every night, we stopped arming
    the hadedas set off the beams, 40 calls a month
    alarm gaan af vir die katte, ons sit dit nie meer aan nie
    i-alarm ikhala njalo ngenxa yezinkawu
    beams zikhala uma kunomoya
  `,
  'poor-footage': `
    camera shows a blob, cannot see a face
    recorder has been full since march and we did not know
    kamera wys net ligte van karre
    die opname is te dof om iemand te eien
    ikhamera ayibonisi ubuso
    amakhamera ethu afiphele ebusuku
  `,
  'power-failure': `
    when the lights go off the gate and fence are dead
    battery of the alarm lasts 20 minutes in an outage
    as die krag af is staan die hek oop
    uma ugesi uhamba isango aliphenduli
    ugesi uhambe amahora ayisishiyagalombili i-alarm yacima
  `,
  fraud: `
    paid deposit for a flat that does not exist
    man sold me a car on facebook, papers are false
    sms said my bank card is blocked, they took R38 000
    deposito betaal vir 'n huis wat nie bestaan nie
    my ma is per telefoon uitgevang vir haar pensioen
    ngikhokhele ikamelo elingekho
    bangithumelele i-SMS yebhange bathatha imali
  `,
  'visitor-control': `
    guard at our complex lets anyone in who says he comes to unit 5
    visitors book has Mickey Mouse in it
    no one checks workers who come in with contractors
    die wag laat enigiemand in
    niemand teken in by die kompleks nie
    unogada uvulela noma ubani
    abavakashi abahlolwa esangweni
  `,
  tailgating: `
    second car slips in behind me before the gate closes
    people walk in behind residents with a bag of shopping and hold the door
    'n tweede kar ry agter my in voor die hek toe is
    mense stap agter inwoners in by die voordeur
    kungena imoto yesibili ngemuva kwami isango lingakavaleki
    abantu bangena nathi uma sivula umnyango wamafulethi
  `,
  'land-invasion': `
    people are putting up shacks on the plot behind us overnight
    they marked out stands with string on the school field
    hulle bou krotte op die oop stuk grond langs ons
    bakha imikhukhu ensimini engemuva kwethu
    bahlukanisa iziza ngezintambo ezweni lethu
  `,
  extortion: `
    men say each house pays R200 a month for protection
    a guy wants money or he puts my photos on facebook
    elke huis moet 'n paar honderd betaal vir beskerming, sê hulle
    bathi umuzi nomuzi ukhokhe u-R200 wokuvikelwa
    ufuna imali noma athumele izithombe zami zobunqunu
  `,
  'violent-extortion': `
    we build a house, men with guns came and want 30 percent or they shoot the builders
    they beat my builder and said the site is theirs, pay or we come back
    gewapende mans soek geld by ons bouwerk, hulle het die bouer geslaan
    amadoda anezibhamu afuna u-30% wendlu esiyakhayo, bashaye umakhi
    uma singakhokhi bathi bazodubula abakhi
  `,
  vandalism: `
    graffiti on our wall every monday
    someone scratched all the cars in the complex
    eiers en klippe teen die vensters gegooi
    iemand het al die karre gekrap
    baphule amafasitela ngamatshe badlula
    badwebe udonga lwethu ngopende
  `,
};

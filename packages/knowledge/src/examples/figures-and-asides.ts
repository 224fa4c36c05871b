/**
 * Violent words in a figure of speech, weapons that are goods, and what people add beside a crime: one telling a
 * line, in English, then Afrikaans, isiZulu and mixtures.
 */
export const figureExamples = {
  nothing: `
    the old laptop died and took the camera program with it
    the inverter keeps dying after two hours
    our wifi dies whenever it rains
    the generator died on us in the middle of stage six
    the intercom is dead since the storm
    load-shedding murders our fridges
    the electricity price is killing small shops like ours
    this heat kills every battery we put in
    the rent is strangling us, so we need something cheap
    that siren gives me a heart attack each time
    my husband nearly had a stroke when he saw the quote
    a power dip blew up the amplifier
    the lights exploded when the power came back
    the transformer exploded, the whole street is dark
    the pressure pump burst and flooded the DB board
    rats attacked the cables in the ceiling
    bees attacked the technician at the camera pole
    baboons attack the dustbins and break the gate beam
    hadedas scream on the roof and set off the sensor
    the neighbour's rooster screams at four in the morning
    termites are eating the gate post alive
    the gate almost killed my car's bonnet, it closes too early
    the gate arm hit the roof of my car
    the boom came down on a bakkie
    a branch killed the fence on the south side
    lightning killed two cameras and the switch
    the strimmer murdered the garden cable
    my teenage son shoots hoops against the garage door
    we shoot weddings and need a lens cupboard
    the crew shoots a commercial at the house next week
    please shoot me a quote
    can you shoot through an e-mail with prices
    give me a shout or shoot me a message
    shot, thanks for the quick reply
    shot bru, see you on monday
    the taxi shot through the red robot outside
    prices shot up since january
    our archery club stores bows and targets in a container
    we sell airsoft and paintball guns and want a display cabinet
    a pawn shop for knives, swords and medals wants better glass
    where must a security officer keep his firearm when off duty
    we train guards with rubber guns
    the drama class uses a plastic dagger
    our school puts on a play about a bank robbery
    we host a true crime book club in the hall
    the museum shows cannons and spears behind ropes
    the kids play cops and robbers in the driveway
    laser tag arena, forty children at a party
    we run a boxing gym, fights are on the last Saturday
    karate school, sparring on Wednesdays
    the team will attack from the right wing on Saturday
    their marketing attacks our brand every week
    a one star review that stabs us in the back
    competitors poach our drivers
    the bank holds our money hostage with its forms
    our data is a prisoner of the old supplier
    the old installer will not give us the password of the recorder
    they held us to ransom with a three year contract
    your competitor robbed us with call-out fees
    R18 000 for a gate motor is theft
    it is a crime what they charge for a battery
    highway robbery, those monitoring fees
    the last technician butchered the wiring
    the painter massacred the wall
    the landlord threatens to raise the rent
    the supplier threatens to stop deliveries if we do not pay in time
    two guards threaten to resign over the roster
    the union threatens a strike about overtime
    the municipality threatens to cut the water
    the trustees threaten to fine owners who leave the gate open
    a client threatens to take his business elsewhere
    the insurer will kill the claim without a certificate
    my boss will murder me if the gate does not work by Friday
    the neighbours hate us because of the false alarms
    the neighbours are going mad about the siren
    my wife will kill me if I spend more than ten thousand
    I am dying to see how the drawing looks
    the place is dead after six, nobody walks there
    it is dead quiet at night here
    our shop is in a dead corner of the mall
    a dead straight fence of 80 metres
    the camera has a blind spot at the corner
    the beam is blind in fog
    we want a killer deal on eight cameras
    a bulletproof plan please, not too dear
    do you sell bullet and dome cameras
    is the body of the camera metal
    what does a panic bar cost
    trigger-happy sensor, goes off for every leaf
    the sensor at the back is over sensitive
    a fire drill is on Thursday, please do not dispatch
    we burned the old pallets with permission
    the braai smoke set off the detector
    the kettle tripped the plug again
    my mother is eighty and fell twice in the bathroom
    she is diabetic and lives alone, she needs a button to press
    father forgets the stove
    an ambulance could not find our gate at night
    the pool net is broken and we have toddlers
    she will not say anything about it
    nobody wants to talk about it
    he does not want his name mentioned
    he is still at work until five
    he is still waiting for the parts
    they are still busy with the invoice
    nobody has come back to us
    the police came, wrote it down and left
    we have a case number
    we opened a case, nothing has happened since
    the detective phoned once
    insurance paid half of it
    the whole family is upset
    I do not sleep well since then
    my staff are nervous since then
    the children ask questions
    we are tired of this
    we have had enough
    I am at my wits' end
    this must stop now
    something has to be done
    we do not know what to do next
    I do not know who else to ask
    the door was closed
    the window was open
    the gate stands open all day
    the light at the back is out of order
    the outside lamp has not worked for months
    the lock is stiff and needs oil
    two dogs, both old
    one entrance, one exit
    forty parking bays on two levels
    a long passage with six doors
    three fridges and a freezer stand there
    pumps, pipes and taps in a brick house
    racks with tyres up to the roof
    boats on trailers, most of them small
    cars of clients stand there for weeks
    gravel, no lights, a few trees
    open on the river side
    steel cupboard, the key hangs in the office
    the cupboard is locked and the sister has the key
    nobody is on duty after two
    the security company says it is not their job
    the guard says that he saw nothing
    I rent, so the owner must agree
    the owner lives overseas
    the trustees decide in March
    there is no money for guards
    we close at five and open at seven
    I work shifts and sleep in the day
    I belong to the union and the street committee
    I am the treasurer of the church
    it was only a game
    it turned out to be nothing
    it was the wind
    it was a cat
    it was long ago, before we moved in
    that was the previous owner's problem
    nothing like that ever happened to us
    we only read about such things
    we want to live in peace
    we want to trade and nothing else
    a watchman writes the names in a book
    our two guards and a tap with water
    must I pay a deposit, I want to know
    do you deliver on Saturdays
    I want to order flowers for my mother
    I would like to order two pizzas
    a table for six at eight please
    what is the recipe for a good curry
    the meeting is held in the hall on Tuesday
    the market is held on the field every month
    the phone is off and the office is closed
    how many volts does an energiser give
    what voltage is right for an electric fence on a wall
    sifuna ucingo olunogesi olufakwa umuntu onesitifiketi
    sifuna ucingo lukagesi odongeni
    sifuna ucingo olunogesi nzungezwe isibaya
    sicela intengo yocingo olunogesi olusemthethweni
    ucingo olunogesi lubiza malini
    ngifuna ikhamera esebenza ngelanga
    ngifuna amakhamera nesitifiketi
    the mine blasts rock on Tuesdays and our windows shake
    blasting for the new road makes dust and noise until May
    a bang from the quarry wakes the dogs
    on open days two hundred guests walk through the garden with a glass of wine
    visitors stroll from room to room and have tea
    how long does your armed response take to reach us
    will somebody come in time when the alarm rings
    who answers when the alarm goes off at night
    one camera in every room and one outside
    a camera for each class room
    cameras in the passages, not in the bathrooms
    two cameras per floor with a screen at the desk
    I want to see the lanes from my office
    somebody should see it on a screen
    // Afrikaans
    die kamera se kragbron het die gees gegee
    die alarm se battery is klaar
    die elektriese heining is dood ná die storm
    die kragprys maak ons besigheid dood
    Eskom maak ons klaar
    die hitte maak al die batterye dood
    die rotte vreet die drade in die plafon
    die bobbejane breek die drade af
    die gans skree as iemand loop
    ek lag my dood vir daardie prys
    my vrou gaan my vermoor as dit nog duurder word
    dis roof wat hulle vir n kamera vra
    die verhuurder dreig met n hoër huur
    die vakbond dreig om te staak
    die verskaffer dreig om nie meer te lewer nie
    ons skiet n advertensie by die huis en soek ligte
    ons is n jagklub en soek n kluis vir gewere
    slagtersmesse, sae en byle hang in die snykamer
    doodstil hier in die aand
    dit is doodgewoon n ou slot
    die buurman se honde blaf die hele nag
    sy wil nie daaroor praat nie
    hy is nog by die werk
    niemand het teruggekom na ons toe nie
    die polisie was hier en is weer weg
    die saak is aangemeld
    ons slaap nie lekker nie
    ons is moeg hiervoor
    die lig by die agterdeur werk nie
    die hek staan heeldag oop
    klante se voertuie staan hier
    die duurste masjiene staan agter
    gras, donker en geen ligte nie
    een deur, een venster
    // isiZulu
    ikhamera ifile kusukela esiphepheni
    i-inverter iyafa njalo emva kwamahora amabili
    intengo kagesi isibulala
    ukushisa kubulala amabhethri
    amagundane adle izintambo eziseceilini
    izinkawu zihlasela imigqomo
    umakhelwane uyakhononda ngomsindo wealamu
    umqashi usabisa ngokukhuphula irenti
    inyunyana isabisa ngesiteleka
    sithwebula izithombe zomshado
    ngiyafa yinsini ngaleyo ntengo
    akafuni ukukhuluma ngakho
    namanje usesemsebenzini
    amaphoyisa afikile ahamba
    sesivule icala
    asisalali kahle
    sesikhathele yilokhu
    ilambu langemuva alisebenzi
    isango lihlala livuliwe usuku lonke
    umnyango owodwa, iwindi elilodwa
    izimoto zamakhasimende zimi lapha
    // Mixtures
    eish i-inverter i-dead futhi
    i-remote ye-garage is finish, battery ayikho
    die signal is dead, sithole i-tower manje
    haibo iprice yakho is robbery
    my boss uzongibulala if the gate is not fixed
    i-alarm iyakhala all night for nothing, abomakhelwane ba-angry
    shot mfowethu, ngizobona quote
  `,
  burglary: `
    hunting knives and a crossbow were stolen from our shop window at night
    all the chef's knives are gone from the locked kitchen
    they broke the store of the theatre and took the swords and the costumes
    the garden shed was opened and the axes and chainsaw bars are missing
    someone cut the lock of the container and took the nail guns
    reached through the bars of the window and took a set of knives
    all the slaughter knives and the mincer were gone on Monday morning
    die slagmesse en die skaal is oor die naweek uit die slaghuis weg
    izimimese nezikali zintshontshiwe ebhusha ngempelasonto
  `,
  shoplifting: `
    boys put pocket knives under their shirts and walk past the till
    children take water pistols and cap guns without paying
    pepper spray and torches disappear from the shelf while the shop is open
    customers slip paring knives into their sleeves
    die seuns steek speelgoedgewere onder hul hemde in
    izingane zintshontsha izibhamu zokudlala eshalofini
  `,
  'staff-theft': `
    knives and meat leave in the boots of the night cleaners
    the night shift carries boning knives home
    handles and vases go missing when only our own people are there
    only two people have the key and the ampoules are short again
    only our staff go in there and the count is wrong each month
    the manager signed for goods that never came, so we fired him
    net twee mense het die sleutel en die pille is weer te min
    abasebenzi bethu kuphela abangena lapho kodwa imithi iyashoda
  `,
  'data-theft': `
    our files are locked and the screen asks for bitcoin
    ransomware: they encrypted the server and want money
    all documents have strange names and a note asks us to pay in crypto
    somebody speaks through our camera and moves it
    the password of the recorder was changed from outside
    ons lêers is gesluit en die skerm vra geld
    amafayela ethu avaliwe, isikrini sifuna imali ye-bitcoin
  `,
  vandalism: `
    someone slashed the tyres of five cars in our parking
    all four tyres of the van were punctured with a screwdriver
    boys shoot out the street lamps with a catapult
    they stab holes in the pool cover for fun
    die bande van drie motors is stukkend gesny
    amasondo ezimoto ezine agwazwe ebusuku
  `,
} as const;

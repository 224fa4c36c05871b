/**
 * Dangers to life told without their names: what was seen, found or hinted at, one telling a line, in English,
 * then Afrikaans, isiZulu and mixtures.
 */
export const indirectDangerExamples = {
  extortion: `
    they come on the first of the month and each stall puts its fifty rand in the bag
    the local forum wants thirty percent of the work or our trucks do not get in
    he said accidents happen to sites that do not hire his people
    pay for peace, they call it, and they bring a book to sign
    hulle kom elke maand-einde en elke winkel gee, anders kry jy moeilikheid
    bafuna imali njalo ngenyanga ukuze sikwazi ukusebenza
  `,
  'violent-extortion': `
    the owner who would not pay is in the ground now, and on Friday they come to us
    those who do not pay the street get carried out
    our excavator burned the night after I said no to their percentage
    he knows which school my boys go to and says that the fee is due
    they broke his knees because he did not put money in the envelope
    ons bure wou nie betaal nie, toe brand hulle winkel
    owenqabe ukukhokha bamthole efile, manje bafuna thina
    we refused the protection fee, kwase kusha imoto yethu
  `,
  'death-threats': `
    a coffin was drawn on our gate with my name in it
    flowers for a grave were delivered to me at work and I am alive
    somebody sent me a picture of my child at the crossing and one of a grave
    he said start digging and hung up
    the message says this Christmas will be your last
    there was a bullet on the windscreen this morning
    the last two people in this job did not live to see the year end, they told me to count the days
    they asked my driver how much I weigh, for the coffin
    my dog was hung on the gate after I gave evidence
    the wheel nuts of my car were loosened the week after I reported them
    the brake hose was cut clean through, the mechanic showed me
    he laid nails on the counter, one for each of us
    hulle het n kis met my naam op die stoep gesit
    hy sê ek moet my graf solank uitsoek
    ek sal nie Kersfees haal as ek praat nie, het hy gesê
    bathumele isithombe sebhokisi enginalo igama lami
    bathi angeke ngiwubone unyaka omusha
    bathi ngizolandela umngane wami oseselathuneni
  `,
  shooting: `
    there are holes in our front door and empty cases in the road
    something whistled past my ear and the window behind me broke
    a cartridge case lay on the stoep and the wall has a hole
    one of the pupils was carried off bleeding from his side
    daar is n gat in die ruit en n patroondop in die straat
    kunezimbobo emnyango namagobolondo emgwaqeni
  `,
  stalking: `
    he knows what I wore yesterday and where I bought bread
    the same grey car is behind me every evening since I changed jobs
    somebody leaves photos of my bedroom in my post box
    there are fresh shoe prints under my window each week
    he rents the flat across from mine since we broke up
    my phone number changed three times and he has it again
    a stranger knows the name of my dog and what time I jog
    since I left him he stands at my gate at six
    twee karre ry beurtelings agter my aan huis toe
    hy weet elke dag wat ek aangehad het
    uyazi ukuthi ngigqokeni izolo nokuthi ngihlala kuphi
  `,
  'domestic-violence': `
    she says she walked into a door, for the third time this year
    he keeps my bank card and counts the minutes when I go to the shop
    my mother's arm is blue where my brother held her for her pension
    our grandson twists granny's arm on pension day
    the children hide when daddy's car comes in
    my lip is cut and he has my phone
    he broke the plates next to my head
    she comes to work with long sleeves in summer
    my son takes my grant and pushes me when I say no
    hy vat ouma se pensioen en ruk haar aan die arm
    die kinders kruip weg as pa huis toe kom
    umzukulu uthatha impesheni kagogo amhlukumeze
    ufika emsebenzini enamanxeba ebusweni, uthi uwile
  `,
  hostage: `
    we got a voice note with a child's voice and an amount
    my brother did not come home and a man phones with his phone for money
    the driver was put in a boot and let out in another township
    they kept my driver in the bush until the truck was empty
    the owner was taken at the traffic light and his wife gets messages
    my seun is nie by die skool nie en iemand vra geld vir hom
    ingane ayibuyanga, manje kunombolo efuna imali
  `,
  'child-danger': `
    a pupil drew what her stepfather does at night
    a boy of six has burns that look like cigarettes
    a man waits at the park and offers children a ride
    the little one screams when the cousin comes to babysit
    the child says it is a secret with uncle
    a teacher keeps one girl after class with the door closed
    n man by die speelgrond bied kinders lekkers uit sy kar aan
    ingane ithi kuyimfihlo yakhe nomalume
  `,
  'sexual-violence': `
    a patient was touched in the dark ward
    the women say the supervisor presses himself against them in the lift
    one of the cleaners was pulled into the store room and cannot speak about it
    he grabs the girls under their skirts in the queue
    she was dragged off the path and found without her shoes
    n vrou is van die voetpad af getrek en wil nie sê wat gebeur het nie
    owesifazane udonselwe ehlathini endleleni
  `,
  murder: `
    our watchman lay cold behind the shed in the morning
    the neighbour was found in his bed and the police took him away in a bag
    the old man on the next farm is no more, they found him tied
    the cashier did not make it, the funeral is on Saturday
    ons nagwag is koud langs die hek gekry
    unogada utholwe engasaphefumuli ekuseni
  `,
  'armed-robbery': `
    they put us all face down and counted
    we had to lie on the floor while he emptied the tills
    staff were locked in the fridge while they loaded
    the girls were told to kneel and not to look
    something cold was pressed against my neck until I opened the till
    one pulled up his shirt and showed what was in his belt
    the guard was tied to a chair and they took the cable
    ons moes plat lê terwyl hulle die kluis leegmaak
    die wag is aan n paal vasgemaak en hulle het die koper gelaai
    basilalise phansi bathatha konke
    unogada uboshiwe ngentambo bathatha izintambo
    bamgubuzele ngento ebandayo entanyeni bathatha imali
  `,
  'street-robbery': `
    a hard thing in her back and she walked where he said with the money
    they wait for the night shift on the footpath and one was cut
    two boys with bush knives stand where the workers walk
    twee mans met messe wag by die paadjie waar die werkers loop
    bamgencile endleleni ebuyayo bathatha ifoni
  `,
  hijacking: `
    a passenger told me to get out and walk, and he kept the wheel
    stopped by a blue light that was no police, the load is gone
    they got in at the robot and I had to climb in the back
    n passasier het iets teen my nek gedruk en my laat uitklim
    abagibeli bangikhiphe emotweni bahamba nayo
  `,
  bombing: `
    the money machine was torn open with a bang at three in the morning
    a box that ticks was left at the counter
    wires come out of a parcel that nobody ordered
    only a hole is left where the cash machine was
    n pakkie met drade wat tik staan by ontvangs
    iphasela elinezintambo liyakhala ereception
  `,
  arson: `
    bottles with petrol and rags stood at our door with a note
    petrol was poured under the door while we slept
    a burning bottle flew over the wall into the shop
    daar is petrol by die agterdeur uitgegooi en n vuurhoutjie gelos
    baphose ibhodlela elivuthayo ngewindi
  `,
  assault: `
    the foreman is in hospital because he would not give the key
    a patient cornered the nurse with a broken bottle
    a fired worker drove his car at the people at the gate
    they kicked the conductor until he lay still
    die voorman lê in die hospitaal, hulle het hom met n pyp geslaan
    bamshaye ngenduku waze waquleka
  `,
} as const;

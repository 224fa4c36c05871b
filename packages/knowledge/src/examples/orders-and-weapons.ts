/** How people tell of orders that are not obeyed and of weapons that are shown, one telling a line. */
export const orderAndWeaponExamples = {
  'order-breach': `
    he has a protection order against him and he still comes to my work
    my protection order means nothing, he parks outside every day
    the court told him to stay away but he was at the gate again last night
    ex broke the interdict again and police just laughed
    I have an order and he ignores it
    he is not allowed within 100 metres but he walked into the salon and shouted
    the magistrate gave me an order, he still phones forty times a day
    restraining order is being ignored by my daughters ex
    he violated the protection order for the third time, came to the creche to see the kids
    the interdict did nothing, he says he will finish me
    my sister got a protection order last month and he was waiting at her car today
    PROTECTION ORDER IGNORED AGAIN
    breach of protection order
    he tore up the order in front of the police and came back to the house
    what can i do he has a court order to stay away but he climbs the wall
    staff member has an order against her husband and he came into the shop looking for her
    neighbour has an order against him and still comes to my fence to swear at me
    got a family violence interdict on my son, he came back high and kicked the door
    he sends his friends to threaten me although there is a protection order
    the ex is not supposed to come near the school but he stood at the gate at home time
    warrant of arrest is with the order but nobody arrests him when he comes
    the order says no contact and he is in my parking every evening
    He came back even after the judge said no contact. I am scared to open the shop
    protecshun order dont help he still come to my flat at nite
    // Afrikaans
    ek het 'n beskermingsbevel maar hy staan elke dag voor die winkel
    hy verbreek die beskermingsbevel en die polisie doen niks
    die hof het gesê hy moet wegbly, gisteraand was hy weer hier
    my eks steur hom nie aan die interdik nie
    hy mag nie naby my kom nie maar hy wag by my kar
    beskermingsbevel al drie keer oortree
    my suster se man het 'n hofbevel teen hom en hy het weer die deur stukkend geskop
    die bevel beteken niks vir hom nie, hy bel heeldag
    hy kom steeds na die skool toe al is daar 'n interdik
    die buurman verbreek die hofbevel en kom skel by die heining
    bevel of te nie, hy was weer by my werk met 'n klip in die hand
    interdik help niks nie
    // isiZulu
    nginencwadi yokuvikelwa kodwa usalokhu eza lapha emsebenzini
    inkantolo ithe akangasondeli kodwa ubuyile izolo ebusuku
    umyeni wami wephula i-protection order nsuku zonke
    i-protection order ayisizi lutho, uma phandle njalo
    amaphoyisa ayamhleka umyalelo wenkantolo, uyaqhubeka nokuza
    udadewethu unomyalelo wenkantolo kodwa indoda yakhe ibuyile yamshaya isicabha
    akavumelekile ukungisondela kodwa ungilinda emotweni
    ephule umyalelo wokuvikelwa okwesithathu
    umakhelwane unomyalelo wokuthi angezi kodwa usathethisa ocingweni
    uyephula i-interdict uza esikoleni ezobona izingane
    umyalelo wenkantolo akawulaleli uyangifonela ubusuku bonke
    ubengavunyelwe ukuza esaluni wangena emini ememeza
    // Mixed
    protection order ikhona kodwa he still comes esitolo
    i-ex yami yephula interdict every weekend
    hy breek die protection order elke week
    hy's by die hek again al het ek 'n order teen hom
  `,
  'weapon-threat': `
    a man pulled a knife on our cashier and walked out
    he showed a gun under his shirt when we asked him to leave
    somebody came in with a panga and screamed at the receptionist
    threatened with a knife
    a customer put a firearm on the counter because his order was late
    a driver waved a pistol at our guard at the boom
    the man swung an axe at the staff and ran off
    he took out a gun in the taxi rank and pointed it at my driver
    patient pulled a scissors on the nurse
    a youngster with a knife walks around in the parking and shows it to people
    my tenant came out with a bush knife when I asked for the rent
    GUN POINTED AT OUR TEACHER IN THE PARKING
    he lifted his shirt so that we see the gun, said nothing and left
    a drunk man with a broken bottle came at the barman
    someone aimed a rifle at the workers from the road
    the ex worker came to the gate with a screwdriver and wanted to fight
    they held a knife to the guard and told him to mind his own business
    he threatnd my wife wit a knife at the gate, took nothing
    a guest threatened reception with a firearm over the bill
    scared because a man shows his gun every time he collects his friend at our complex
    // Afrikaans
    'n man het 'n mes vir ons kassiere uitgehaal en geloop
    hy het 'n rewolwer op die toonbank neergesit omdat sy bestelling laat was
    gedreig met 'n mes
    die kliënt het met 'n byl na die personeel geswaai
    hy wys sy vuurwapen vir die wag by die hek
    iemand het 'n pistool op my drywer gerig in die pad, niks gevat nie
    'n dronk man het met 'n gebreekte bottel op die kroegman afgestorm
    die pasiënt het 'n skêr teen die suster gedruk
    hulle het met pangas voor die hek gestaan en geskree
    'n seun met 'n mes loop in die parkeerterrein rond
    // isiZulu
    indoda ikhiphele umkhashi wethu ummese yahamba
    ukhombe unogada ngesibhamu esangweni
    usongele abasebenzi ngommese
    ufike ephethe ucelemba wamemeza kubantu
    ikhasimende libeke isibhamu phezu kwekhawunta
    ukhiphe isibhamu wasikhomba utisha epaki
    udakiwe weza nebhodlela eliphukile efuna ukugwaza umthengisi
    isiguli sikhiphele unesi isikele
    bame ngaphandle bephethe ocelemba nezagila
    umuntu uhambahamba epaki ephethe ummese
    usikhombise isibhamu ngaphansi kwehembe
    umqashi ukhiphe ummese ngimbuza irenti
    // Mixed
    umuntu upulled a knife kwi-cashier wahamba
    he showed isibhamu kuguard egate
    hy het 'n gun uitgehaal vir ons receptionist
    ikhasimende li-threaten i-staff ngommese
  `,
};

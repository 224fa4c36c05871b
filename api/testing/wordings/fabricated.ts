/** Facts that no rule has stated, as a model might add them: figures, names, products, law, promises. */
export const fabricatedFacts: readonly string[] = `
It costs R4 999.
That comes to about R12000.
Expect to pay 3500 rand.
It costs four thousand rand.
The price is under a thousand.
It saves you half of the loss.
It stops 95% of such cases.
It stops ninety percent of such cases.
Most insurers pay for it.
Your insurer will pay.
Your premium drops by a fifth.
It is free of charge.
We give a discount.
There is a special offer this month at 20% off.
Three cameras are enough.
You need two beams.
A dozen sensors will do.
Fit a pair of Hikvision cameras.
Fit a Dahua recorder.
Choose the Ajax hub.
Take the Centurion motor.
A Nemtek energizer is best.
Ask for the Paradox panel.
Order the VT-IP4B28.
Use SKU 4711.
A fog cannon would stop them.
A drone can watch it.
A dog keeps them out.
A panic room helps.
Buy a firearm.
Pepper spray helps.
Razor wire on top stops them.
Spikes on the wall help.
A thermal lens sees them.
A microphone records them.
The law requires it.
It is required by POPIA.
SANS 10222 demands it.
ISO 9001 covers this.
By regulation a sign is due.
You may be fined.
The police advise it.
SAPS will come at once.
The court accepts it.
A magistrate needs it.
The constitution protects you.
It is certified.
It is approved by SABS.
It is SAIDSA approved.
Our PSiRA number proves it.
It is guaranteed.
We guarantee that it works.
We promise results.
It has a warranty of five years.
It lasts a decade.
It lasts 10 years.
They come within five minutes.
Response takes 4 minutes.
A technician comes on Monday.
We install it on 12 May.
It takes an hour to install.
It happens every second week.
It happened in 2019.
Crime rose by a third.
Durban has the most robberies.
KwaZulu-Natal leads the country.
In Umhlanga this is common.
Gangs from Gauteng do this.
Thabo did it.
Mr Naidoo knows.
Ask Sipho about it.
John Smith saw it.
Your cleaner did it.
Your manager stole it.
Your cashier told them.
Your gardener has a key.
Your neighbour watches.
A former guard is behind this.
It is a Nigerian syndicate.
Foreigners are to blame.
Call 031 555 0100.
Call 0800 111 222.
Dial 10111.
Dial one zero one one one.
WhatsApp us on +27 82 123 4567.
Write to help@example.com.
Mail us at info at example dot com.
See www.example.com.
See https://evil.example/win.
Visit example.co.za for more.
Click here for a gift.
Scan the QR code.
Download the app.
Use the app from the Play Store.
Send your password.
Share your alarm code with us.
Pay a deposit first.
Pay by EFT today.
Bitcoin is accepted.
Use the code SAVE10.
Our Pinetown branch helps.
Our office in Ballito is open.
Kestrel is the best.
We won an award.
Thousands of customers trust us.
Experts agree.
Studies show that it works.
A study by Wits proves it.
According to Stats SA this is common.
Research at Harvard proves it.
The minister said so.
Eskom plans outages there.
Load-shedding is over.
Vodacom has no signal there.
Your alarm is a DSC.
The gate weighs 400 kg.
The wall is 1.2 m high.
The wall is two metres high.
It reaches thirty metres.
It reaches 60m.
It runs on 12V.
It needs a 7Ah cell.
It stores a terabyte.
It records in 4K.
A 4MP lens is enough.
It works at 868 MHz.
It uses LoRa.
It uses Bluetooth.
It connects by Wi-Fi.
It has a SIM card.
It is waterproof to IP67.
It holds 280kg.
The temperature matters.
Rain damages it.
Salt corrodes it.
Lightning destroyed it.
Rats chewed the cable.
A fire broke out.
Someone was shot.
A child was hurt.
A man died there.
The victim sued.
They had knives.
They had rifles.
They drove a white Toyota.
They drove a bakkie.
They wore masks.
They came by taxi.
They cut the roof.
They used a jammer.
They bribed a guard.
They dug a tunnel.
They flew over.
They took the diesel.
They took the laptops.
They took the tablets.
They took the medicine.
They took your firearm.
They took the safe.
It was at Christmas.
It was at Easter.
It was in December.
It was a Tuesday.
It was on Heritage Day.
It was last winter.
It was at dawn.
At 02:30 they came.
At half past two they came.
Nothing is recorded there.
Never arm it.
There is no danger.
You need not worry.
Do not call anybody.
Nobody is at risk.
Without it you are lost.
Leave the emergency exit locked.
Touch the live wire.
Climb the roof.
Chase them.
Shoot them.
Confront them.
Open the energizer.
Switch off the mains.
Bypass the breaker.
Remove the earth spike.
Stand behind the sliding gate.
Put a camera in the toilet.
Record the change room.
Film the patients.
Use a lie detector.
Dismiss the suspect today.
Withhold wages.
Search their bags.
Lock the staff in.
**Act now**
[Offer](https://x.example)
<b>Sale</b>
# Sale
Sale! Sale! Sale! Sale!
Ngiyabonga kakhulu.
Baie dankie.
Nous vous remercions.
Спасибо.
谢谢
🎉
`
  .trim()
  .split('\n');

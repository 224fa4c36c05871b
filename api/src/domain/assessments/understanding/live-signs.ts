import type { Entry } from './vocabulary.ts';

/** Words that tell whether something happens at this moment. */
export const liveSigns: Readonly<Record<'sure' | 'perhaps' | 'supposed', Entry>> = {
  sure: {
    words:
      'still here, still inside, still outside, still in the, still in my, still in our, still on the, still on my, still at the, still busy, still there now, busy breaking, busy stealing, busy robbing, busy climbing, busy loading, busy cutting, they are breaking, theyre breaking, are breaking in/into, is breaking in/into, they are inside, theyre inside, men are inside, robbers are inside, people are inside, someone is inside, somebody is inside, someone is in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen, somebody is in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen, they are in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen, theyre in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office/passage/lounge/kitchen, there is someone in my/our/the house/yard/garden/shop/roof/ceiling/garage/room/building/property/office, there is someone on my/our/the roof/property, someone is on my/our/the roof/property, they are on my/our/the roof/property, someone is trying to, somebody is trying to, they are trying to, theyre trying to, are trying to get in, is trying to get in, trying to get in now, i am hiding, im hiding, we are hiding, were hiding in the … now, are hiding, is hiding, hiding in, hiding under, hiding behind, please hurry, hurry, come quickly, come quick, send help, send someone now, send police, as we speak, as i type, as i write, happening now, happening right now, right this minute, right this second, they are here, theyre here, need help now, help us now, help me now, being robbed, being broken into, are robbing, is robbing, at the door now, outside now, inside now, under attack, are attacking us, shots are being fired, are climbing over, is climbing over, are climbing through, is climbing through, are shooting, is shooting, are cutting the, is cutting the, are stealing … now, are busy in, being attacked, being hijacked, have us hostage, has a gun on',
  },
  perhaps: {
    words:
      'right now, now, at this moment, at the moment, currently, this very moment, at this very moment, this instant',
  },
  supposed: {
    words:
      'if, whether, what if, whenever, sometimes, often, usually, might, could, every, always, each time, normally, used to, when i come, when we come, when i get, when we get, when i arrive, when we arrive, when the police came, when police arrived, when the guard, last, ago, yesterday, imagine, in case, by the time, at times, at night, at weekends, after dark',
  },
};

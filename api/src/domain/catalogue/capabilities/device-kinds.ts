/**
 * What a product is, read from its name, and from its category where the same name stands for two
 * things. The first line that matches decides, so parts and accessories are above what they belong
 * to. A price list of another supplier needs other words here, and no code.
 */
const kinds = [
  // Services
  ['labour-assistant', /\bassistant hour/],
  ['labour', /\b(labour|technician hour)/],
  ['trenching', /\btrenching/],
  ['site-survey', /\bsite survey/],
  ['commissioning', /\bcommissioning/],
  ['monitoring-contract', /\bmonitoring, per month/],
  ['response-contract', /\b(armed )?response (link|contract|subscription)/],
  ['maintenance-contract', /\bmaintenance (contract|plan)/],
  ['sim-contract', /\b(sim cards?|mobile data)\b.*\bper month/],
  ['certificate', /\bcertificate of compliance|\bcoc\b/],
  // Papers and signs
  [
    'camera-licence',
    /\blicen[cs]e for (management )?software|\bvms licen[cs]e|\bchannel\b.*\blicen[cs]e\b/,
  ],
  ['fence-sign', /\bsign\b.*\bfence|\bfence\b.*\bsign\b/],
  ['privacy-notice', /\bpopia\b/],
  ['camera-sign', /\bsign\b.*\b(cctv|camera|surveillance)/],
  ['response-sign', /\bsign\b.*\b(armed|response|alarm)/],
  // Vehicles and towers
  ['camera-tower', /\bcamera tower/],
  ['vehicle-recorder', /\bmobile [dn]vr|\bmdvr/],
  ['vehicle-camera', /\bdash ?cam(era)?|\bdriver behaviour/],
  ['vehicle-panic-button', /\bvehicle panic/],
  ['asset-tracker', /\basset track/],
  ['vehicle-tracker', /\bvehicle track|\btracking unit/],
  // Electric fence
  ['energizer-keypad', /\bkeypad for energi[sz]er/],
  ['fence-siren', /\bsiren\b.*\benergi[sz]er/],
  ['energizer', /\benergi[sz]er/],
  ['fence-corner-bracket', /\bcorner bracket \d+ line/],
  ['fence-bracket', /\bbracket \d+ line/],
  ['fence-wire', /\b(stainless|steel|aluminium|galvanised) wire/],
  ['fence-insulators', /\binsulator/],
  ['fence-springs', /\btension spring/],
  ['earth-spike', /\bearth spike/],
  ['earth-wire', /\bearth wire/],
  ['fence-ferrules', /\bferrule/],
  ['lightning-diverter', /\blightning divert/],
  ['fence-gate-contact', /\bgate contact/],
  ['ht-cable', /\bht cable/],
  ['weatherproof-box', /\b(weather-?proof|ip6[567])\b.*\b(box|enclosure)/],
  // Gates
  ['motor-cage', /\banti-theft cage|\bmotor cage/],
  ['gate-rack', /\brack \d+m\b/],
  ['gate-safety-beams', /\bsafety beam/],
  ['anti-lift-bracket', /\banti-lift/],
  ['gate-end-stops', /\bend-?stop/],
  ['gate-gsm-opener', /\bgate opener/],
  ['gate-solar-kit', /\bsolar kit\b.*\bgate/],
  ['gate-remote', /\bcode-hopping remote/],
  ['loop-detector', /\bloop detector/],
  ['gate-keypad', /\bwireless keypad|\bgate keypad/, /\bgate/],
  ['sliding-gate-motor', /\bsliding gate motor/],
  ['swing-gate-motor', /\bswing gate motor/],
  ['garage-motor', /\bgarage door motor/],
  ['traffic-barrier', /\btraffic barrier|\bboom barrier/],
  ['turnstile', /\bturnstile/],
  // Doors
  ['access-controller', /\baccess controller/],
  ['long-range-reader', /\blong-range\b.*\breader/],
  ['face-reader', /\bface recognition/],
  ['fingerprint-reader', /\bfingerprint/],
  ['keypad-reader', /\bkeypad \+ card reader/],
  ['card-reader', /\breader\b/],
  ['maglock-bracket', /\bbracket for maglock/],
  ['maglock', /\bmaglock/],
  ['electric-strike', /\belectric strike/],
  ['gate-lock', /\bgate lock/],
  ['door-closer', /\bdoor closer/],
  ['exit-button', /\bexit button/],
  ['break-glass', /\bbreak-?glass/],
  ['access-power-supply', /\baccess control power supply/],
  ['windscreen-tag', /\bwindscreen tag/],
  ['access-tag', /\b(proximity|access) tag/],
  ['access-card', /\b(proximity|smart) card\b/],
  // Intercoms
  ['intercom-monitor', /\bindoor monitor/],
  ['apartment-intercom', /\bapartment door station/],
  ['mobile-intercom', /\b(gsm|lte)\b.*\bintercom/],
  ['video-intercom', /\bvideo intercom/],
  ['audio-intercom', /\bintercom/],
  // Sensors on a network of their own
  ['iot-gateway', /\blorawan gateway/],
  ['temperature-sensor', /\btemperature\b.*\bsensor/],
  ['leak-sensor', /\bleak sensor/],
  ['cable-theft-sensor', /\bcable-?theft sensor/],
  ['tank-sensor', /\btank level/],
  ['power-failure-monitor', /\bpower failure monitor/],
  ['iot-door-sensor', /\bsmart door sensor/],
  // Alarm
  ['alarm-hub', /\balarm hub/],
  ['alarm-panel', /\balarm panel/],
  ['zone-expander', /\bexpander/],
  ['relay-module', /\brelay output/],
  ['radio-transmitter', /\bradio transmitter/],
  ['lte-communicator', /\b(lte|gsm) communicator/],
  ['ip-communicator', /\bip module/],
  ['alarm-receiver', /\bwireless receiver/],
  ['alarm-remote', /\b\d-button remote/],
  ['hold-up-button', /\bhold-?up button/],
  ['panic-pendant', /\bpanic pendant/],
  ['panic-button', /\bpanic button/],
  ['outdoor-siren', /\boutdoor siren/],
  ['indoor-siren', /\b(indoor )?siren/],
  ['shutter-contact', /\bshutter contact/],
  ['door-contact', /\bdoor contact/],
  ['smoke-detector', /\bsmoke detector/],
  ['glass-break-detector', /\bglass-?break/],
  ['vibration-detector', /\bvibration detector/],
  ['beam-post', /\bbeam (post|pole)|\b(post|pole) for beam/],
  ['beam-bracket', /\bbeam bracket|\bbracket for beam/],
  ['beam-pair', /\bbeam\b.*\bpair/],
  ['curtain-detector', /\bcurtain detector/],
  ['outdoor-detector', /\boutdoor\b.*\b(pir|detector)/],
  ['indoor-detector', /\bpir\b/],
  ['alarm-keypad', /\bkeypad/],
  // Video
  ['solar-camera', /\bsolar camera/],
  ['camera-pole', /\bcamera pole/],
  ['camera-junction-box', /\bjunction box/],
  ['camera-bracket', /\b(wall|corner|pole mount) bracket|\bpole mount/],
  ['network-connectors', /\brj45/],
  ['video-connectors', /\bbnc/],
  ['power-plugs', /\bdc (power )?(plug|connector)/],
  ['video-balun', /\bbalun/],
  ['wall-cabinet', /\bwall cabinet/],
  ['number-plate-camera', /\b(licen[cs]e|number) plate\b.*\bcamera|\blpr camera|\banpr\b/],
  ['thermal-camera', /\bthermal\b.*\bcamera/],
  ['ptz-camera', /\bptz\b/],
  ['wifi-camera', /\bwi-?fi\b.*\bcamera/],
  [
    'analogue-camera',
    /\b(4-in-1|analog(ue)?|(hd-?)?[ct]vi|ahd)\b.*\bcamera|\bcamera\b.*\b((hd-?)?[ct]vi|ahd)\b/,
  ],
  ['ip-camera', /\bip\b.*\bcamera|\bcamera\b.*\bpoe\b/],
  ['nvr', /\bnvr\b|\bnetwork video recorder/],
  ['dvr', /\b[dx]vr\b|\bdigital video recorder/],
  ['hard-drive', /\bhard drive/],
  ['monitor', /\bmonitor\b/],
  ['poe-injector', /\bpoe\+? injector/],
  ['poe-switch', /\bpoe switch/],
  ['sfp-module', /\bsfp/],
  // Cable
  ['fibre', /\bfibre\b/],
  ['outdoor-network-cable', /\bcat ?6\b.*\b(outdoor|gel)/],
  ['network-cable', /\bcat ?6\b/],
  ['coax-cable', /\brg-?59|\bcoax/],
  ['alarm-cable', /\bcomms cable/],
  ['power-cable', /\bripcord/],
  // Power
  ['solar-panel', /\bsolar panel/],
  ['charge-controller', /\bcharge controller/],
  ['inverter', /\binverter/],
  ['poe-ups', /\bups poe/],
  ['dc-ups', /\bdc (mini-)?ups/],
  ['ups', /\bups\b/],
  ['power-supply', /\bpower supply/],
  ['battery', /\bbattery/],
] as const satisfies readonly (readonly [string, RegExp, RegExp?])[];

export type DeviceKind = (typeof kinds)[number][0];

export const deviceKinds: readonly DeviceKind[] = kinds.map(([kind]) => kind);

/**
 * The kind of device that a product is; undefined for one that no line knows. A category alone does
 * not make a camera of a product: it also holds brackets and cloths.
 * @param name lower case
 * @param category lower case
 */
export function deviceKindOf(name: string, category: string): DeviceKind | undefined {
  for (const [kind, inName, inCategory] of kinds as readonly Line[]) {
    if (inName.test(name) && (inCategory?.test(category) ?? true)) return kind;
  }
  return undefined;
}

type Line = readonly [kind: DeviceKind, inName: RegExp, inCategory?: RegExp];

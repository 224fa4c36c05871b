/** Standards and laws that statements rest on. A clause that nobody here has read stays empty. */
export interface Standard {
  readonly name: string;
  /** Edition and date as a reader can look it up. */
  readonly edition: string;
  readonly clause?: string;
  /** What it is about, in a few words. */
  readonly about: string;
}

export const standards = {
  video: {
    name: 'IEC 62676-4:2025',
    edition: 'edition 2, in force 9 October 2025',
    about: 'detail that a camera must show, in pixels per metre',
  },
  fenceCertificate: {
    name: 'Electrical Machinery Regulations, 2011',
    edition: 'Occupational Health and Safety Act 85 of 1993',
    clause: 'regulation 12',
    about: 'certificate of compliance for electric fences',
  },
  fence: {
    name: 'SANS 10222-3:2023',
    edition: 'edition 5.1',
    about: 'how electric fences are built, earthed and signed',
  },
  popia: {
    name: 'Protection of Personal Information Act 4 of 2013',
    edition: 'with the regulations of 17 April 2025',
    about: 'recordings and registers of people',
  },
  dismissal: {
    name: 'Code of Good Practice: Dismissal',
    edition: 'Labour Relations Act 66 of 1995, published 4 September 2025',
    about: 'fair process when staff are suspected',
  },
  firearms: {
    name: 'Firearms Control Act 60 of 2000',
    edition: 'as amended',
    clause: 'section 120(11)',
    about: 'report of a lost or stolen firearm within 24 hours',
  },
  escape: {
    name: 'SANS 10400-T:2020',
    edition: 'edition 4',
    about: 'fire protection and escape routes in buildings',
  },
  schools: {
    name: 'Regulations for Safety Measures at Public Schools',
    edition: 'Government Notice 1040 of 12 October 2001, amended 10 November 2006',
    clause: 'regulation 5',
    about: 'access to public school premises',
  },
  electricalCertificate: {
    name: 'Electrical Installation Regulations, 2009',
    edition:
      'Government Notice R242 of 6 March 2009, Occupational Health and Safety Act 85 of 1993',
    clause: 'regulation 7',
    about: 'certificate of compliance for electrical installations',
  },
  installers: {
    name: 'Private Security Industry Regulation Act',
    edition: 'Act 56 of 2001',
    clause: 'section 20(1)',
    about: 'registration of people who guard or install security equipment for pay',
  },
  domesticViolence: {
    name: 'Domestic Violence Act 116 of 1998',
    edition: 'as amended by Act 14 of 2021, in force 14 April 2023',
    clause: 'sections 4(5), 8(3) and 8(4)',
    about: 'protection orders, and the warrant of arrest when one is broken',
  },
  harassment: {
    name: 'Protection from Harassment Act 17 of 2011',
    edition: 'in force 27 April 2013, looked up 28 November 2026',
    clause: 'sections 2, 11(3) and 11(4)',
    about:
      'protection orders against people who follow, watch or threaten, and the warrant of arrest when one is broken',
  },
  interception: {
    name: 'Regulation of Interception of Communications Act 70 of 2002 (RICA)',
    edition: 'as amended',
    clause: 'sections 2, 4 and 5',
    about: 'recording what others say',
  },
  shooting: {
    name: 'Firearms Control Act 60 of 2000',
    edition: 'as amended',
    clause: 'section 120(3) and (7)',
    about: 'firing a gun where it can hurt someone',
  },
  sapsNumbers: {
    name: 'South African Police Service, 10111 Centre',
    edition: 'saps.gov.za, looked up 24 November 2026',
    about: 'the number for emergencies',
  },
  cellEmergency: {
    name: '112 from a cellphone',
    edition:
      'answered by centres of the networks, as MyBroadband gave it; looked up 28 November 2026',
    about: 'the number for any emergency',
  },
  crimeStop: {
    name: 'Crime Stop 08600 10111',
    edition: 'Vuk’uzenzele, March 2007, looked up 24 November 2026',
    about: 'telling the police what you know without giving your name',
  },
  gbvCentre: {
    name: 'GBV Command Centre 0800 428 428',
    edition: 'as CapeTalk gave it on 11 May 2020, looked up 24 November 2026',
    about: 'help after violence at home and sexual violence, day and night',
  },
  childline: {
    name: 'Childline South Africa 116',
    edition: 'Government Gazette 43230 of 15 April 2020',
    about: 'help for children, and for adults who fear for a child',
  },
  eviction: {
    name: 'Prevention of Illegal Eviction from and Unlawful Occupation of Land Act 19 of 1998',
    edition: 'as amended',
    clause: 'sections 5 and 8(1)',
    about: 'nobody is put out of a home without a court order',
  },
  saidsa: {
    name: 'SAIDSA by-law 5',
    edition: 'the edition that your insurer names',
    about: 'certificate that some insurers ask for',
  },
} as const satisfies Record<string, Standard>;

export type StandardId = keyof typeof standards;

export interface People {
  /** Fits after "for" and "by". */
  readonly label: string;
  /** Its part that says the same: a visitor who wrote "gardener" is not quoted. */
  readonly core?: string;
}

const table = {
  staff: { label: 'staff' },
  'suspected-staff': { label: 'a member of staff', core: 'member of staff' },
  'former-staff': { label: 'someone who used to work there' },
  manager: { label: 'the manager', core: 'manager' },
  customers: { label: 'customers' },
  visitors: { label: 'visitors' },
  contractors: { label: 'contractors' },
  drivers: { label: 'drivers' },
  guards: { label: 'guards' },
  cleaners: { label: 'cleaners' },
  'domestic-worker': { label: 'the domestic worker', core: 'domestic worker' },
  gardener: { label: 'the gardener', core: 'gardener' },
  children: { label: 'children' },
  learners: { label: 'learners' },
  teachers: { label: 'teachers' },
  patients: { label: 'patients' },
  elderly: { label: 'elderly people' },
  family: { label: 'the family', core: 'family' },
  tenants: { label: 'tenants' },
  students: { label: 'students' },
  congregation: { label: 'the congregation', core: 'congregation' },
  residents: { label: 'residents' },
  neighbours: { label: 'neighbours' },
  strangers: { label: 'strangers' },
  'group-of-men': { label: 'a group of men', core: 'group of men' },
  'armed-men': { label: 'armed men' },
  syndicate: { label: 'an organised group', core: 'organised group' },
  'lone-person': { label: 'one person' },
} as const satisfies Record<string, People>;

export type PeopleId = keyof typeof table;

/** Who is there, who is affected and who did it. */
export const people: Readonly<Record<PeopleId, People>> = table;

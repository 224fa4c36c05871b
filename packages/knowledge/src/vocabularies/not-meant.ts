/** Phrases in which words do not mean what they mean elsewhere. Nothing is heard inside them. */
export const notMeant = `
  // Now, but not at this moment.
  until now
  up to now
  till now
  by now
  from now on
  for now
  now that
  just now
  even now
  right now we have
  right now we only
  right now there is no
  right now we dont
  at the moment we have
  at the moment we only
  at the moment there is no
  at the moment there are no
  at the moment we dont
  we currently have
  currently we have
  now we have
  now we want
  now we need
  now i want
  now i need
  is now
  are now
  we now
  i now
  was now
  now i am worried
  now we are worried
  was/were/been/found/caught hiding
  was/were hiding in
  could hear
  hiding place
  hiding places
  hiding spot
  hiding spots
  nowhere to hide
  // Till as "until".
  till #
  till late
  till midnight
  till dawn
  till morning
  till the morning
  till the next
  till one/two/three/four/five/six/seven/eight/nine/ten
  till we
  till they
  till then
  // Safe as an adjective.
  a safe place
  a safe way
  a safe space
  a safe environment
  a safe distance
  a safe area
  a safe neighbourhood
  a safe home
  the safe return
  the safe side
  the safe keeping
  a safe and
  my safe place
  is safe
  safe is enough
  a safer
  a safe school
  a safe community
  a safe complex
  a safe house
  the safe running
  // People and places that are spoken of in passing.
  man/woman/customer/person/guy/somebody/someone came in twice
  never came in
  never came inside
  phone us/me/them/him/her/you
  phones us/me/them/him/her/you
  phone police/saps/armed/security/control
  phones police/saps/armed/security/control
  by phone
  on the phone
  over the phone
  cell phone signal
  police station
  bus ride
  home affairs
  home owner
  home time
  home loan
  in charge
  shop around
  at home
  go home
  went home
  goes home
  going home
  get home
  got home
  come home
  came home
  comes home
  coming home
  drive home
  driving home
  arrive home
  arriving home
  home late
  back home
  is home
  was home
  are home
  were home
  take home
  leave home
  house number
  power of
  short notice
  store manager’s car
  office hours
  school hours
  in store for
  key issue
  key issues
  key problem
  key person
  key point
  key concern
  key concerns
  key staff
  key areas
  of note
  alarmed
  unarmed
  nobody was armed
  no one was armed
  not armed with
  car alarm
  alarming
  wake-up alarm
  alarm clock
  light of
  in light of
  light fingers
  light-fingered
  daylight robbery prices
  safe hands
  gun metal
  glue gun
  hot glue gun
  nail gun
  staple gun
  paint gun
  spray gun
  heat gun
  gun holster
  shot in the arm
  hurt business
  hurts business
  hurting business
  hurt our business
  hurt sales
  hurting sales
  nobody was hurt
  no one was hurt
  nobody got hurt
  no one got hurt
  nobody was injured
  no one was injured
  nobody has been hurt
  no one has been hurt
  not hurt
  not injured
  nobody hurt
  no one hurt
  nobody injured
  hunt
  // How they got in is not what is at stake.
  with grinder
  with angle grinder
  with bolt cutter
  with bolt cutters
  with crowbar
  with spade
  using grinder
  using angle grinder
  drill holes
  drill into
  drill in walls
  road works
  robotic
  robotics
  security estate agent
  estate late
  estate car
  real estate
  estate agent
  estate agents
  stock exchange
  stock market
  took place
  took photos
  took a photo
  took pictures
  take place
  taken place
  taking place
  took him
  took her
  took them to hospital
  gone home
  gone to bed
  police took
  took over
  took out
  took off
  takes place
  break time
  break even
  coffee break
  toolbox talk
  attack of
  heart attack
  panic attack
  strike a
  strike rate
  a strike price
  watch tv
  watch out
  watch the
  to watch
  we watch
  can watch
  watch over
  watching tv
  ring us
  ring me
  post office
  blog post
  post box
  march 20
  in march
  cat 5
  cat 6
  cat5
  cat6
  cat lab
  hot dog
  hot dogs
  dog food
  cat food
  pet food
  dog show
  pet shop
  dog parlour
  vet practice
  bar code
  bar codes
  barcode
  crow bar
  roll bar
  tow bar
  bar graph
  space bar
  per se
  cane furniture
  cane chairs
  data bundle
  light switch
  kill switch
  kill time
  lightning
  fire department
  fire brigade
  fire extinguisher service
  key ring
  keyboard player
  golf estate agent
  gate keeper
  gateway
  gated
  fight crime
  fighting crime
  shot down
  cut costs
  cut down
  cut back
  cut short
  cut the cost
  cut the grass
  glass of
  wall street
  wall mounted
  wall-mounted
  wall paper
  wallpaper
  yard sale
  class action
  first class
  world class
  business class
  high class
  table top
  spirit level
  parts of
  store credit
  department store card
  in store
  cash back
  cash flow
  cashflow
  day to day
  board meeting
  on board
  lift club
  lift up
  track record
  keep track
  drug test
  drug tests
  data entry
  field of
  in the field of
  in house
  inhouse
  house rules
  public liability
  security company recommended
  house keys
  people are scared
  home insurance policy
  no cell phones in
  no cellphones in
  no phones in
  no phones allowed
  no phones policy
  metal detector
  metal detectors
  for cash
  # beds
  shoe rack
  shoe racks
  taxi rank
  taxi ranks
  smash repairs
  bank details
  workshop mall
  delivery notes
  delivery note
  job card
  job cards
  business rescue
  church street
  market street
  school road
  station road
  beach road
  west street
`;

/** Names of something else than the things in them. */
export const compounds = `
  petrol station
  petrol garage
  fuel station
  fuel garage
  sign of
  signs of
  battery is flat
  batteries are flat
  is flat
  goes flat
  go flat
  went flat
  are flat
  was flat
  were flat
  flat battery
  flat batteries
  flat tyre
  flat screen
  cash and carry
  cash & carry
  cash n carry
  fish and chips
  false alarm
  nuisance alarm
  school holiday
  car guard
  car wash
  door key
  gate key
  garage key
  burglar alarm company
  house robbery
  house robberies
  home invasion
  car jamming
  car theft
  street light
  traffic light
  gate remote
  phone number
  phone call
  car key
  house key
  shop key
  water tank
  gas bottle
  bottle of water
  garden refuse
  office party
  cellphone tower
  cell phone tower
  sugar cane
  sugar farm
  holiday house
  holiday home
  holiday flat
  holiday cottage
`;

/** Phrases in which words do not mean what they mean elsewhere. Nothing is heard inside them. */
export const notMeant = `
  // Now, but not at this moment.
  until/till/by/for/just/even now
  up to now
  from now on
  now that
  right now we have/only/dont
  right now there is no
  at the moment we have/only/dont
  at the moment there is/are no
  we currently have
  currently we have
  now we have/want/need
  now i want/need
  is/are/we/i/was now
  now i am worried
  now we are worried
  was/were/been/found/caught hiding
  was/were hiding in
  could hear
  hiding place/spot
  nowhere to hide
  // Police cars, true and false, and no lamps.
  blue light/lights
  blue-light
  // Till as "until".
  till #
  till late/midnight/dawn/morning/we/they
  till the morning/next
  till one/two/three/four/five/six/seven/eight/nine/ten
  till then
  // Safe as an adjective.
  a safe place/way/space/environment/distance/area
  a safe neighbourhood/home/and/school/community/complex
  the safe return/side/keeping/running
  my safe place
  is safe
  safe is enough
  a safer
  a safe house
  // People and places that are spoken of in passing.
  man/woman/customer/person/guy/somebody/someone came in twice
  never came in/inside
  phone us/me/them/him/her/you
  phones us/me/them/him/her/you
  phone police/saps/armed/security/control
  phones police/saps/armed/security/control
  by phone
  on/over the phone
  cell phone signal
  police station
  bus ride
  home affairs/owner/time/loan/late
  in charge
  shop around
  at/go/went/goes/going/get home
  got/come/came/comes/coming/drive home
  driving/arrive/arriving/back/is/was home
  are/were/take/leave home
  house number
  power/light of
  short notice
  store manager’s car
  office/school hours
  in store for
  key issue/issues/problem/person/point/concern
  key staff/areas
  of note
  alarmed/alarming
  unarmed
  nobody was armed/hurt/injured
  no one was armed/hurt/injured
  not armed with
  car/wake-up alarm
  alarm clock
  in light of
  light fingers
  light-fingered
  daylight robbery
  safe hands
  gun metal/holster
  glue/nail/staple/paint/spray/heat gun
  hot glue gun
  shot in the arm
  hurt/hurts/hurting business
  hurt our business
  hurt/hurting sales
  nobody got hurt
  no one got hurt
  nobody has been hurt
  no one has been hurt
  not/nobody hurt
  not/nobody injured
  no one hurt
  hunt
  // How they got in is not what is at stake.
  with grinder/crowbar/spade
  with/using angle grinder
  with bolt cutter
  using grinder
  drill holes/into
  drill in walls
  road works
  robotic
  security/golf estate agent
  estate late/car/agent
  real estate
  stock exchange/market
  took place/photos/pictures/him/her/over
  took a photo
  take/taken/taking/takes place
  took them to hospital
  gone home
  gone to bed
  police took
  took out/off
  break/kill time
  break even
  coffee break
  toolbox talk
  attack/glass/parts/field of
  heart/panic attack
  strike a/rate
  a strike price
  watch tv/out/the/over
  to/we/can watch
  watching tv
  ring us/me
  post office/box
  blog post
  march 20
  in march/store/house
  cat 5
  cat 6
  cat5
  cat6
  cat lab
  hot dog/dogs
  dog/cat/pet food
  dog show/parlour
  pet shop
  vet practice
  bar code/graph
  barcode
  crow/roll/tow/space bar
  per se
  cane furniture/chairs
  data bundle/entry
  light/kill switch
  lightning
  fire department/brigade
  fire extinguisher service
  key ring
  keyboard player
  gate keeper
  gateway/gated
  fight/fighting crime
  judo/karate/boxing/wrestling/pillow/food/snowball/cock/bull fight
  shot down
  cut costs/down/back/short
  cut the cost/grass
  wall/church/market/west street
  wall mounted/paper
  wall-mounted
  wallpaper
  yard sale
  class action
  first/world/business/high class
  table top
  spirit level
  store credit
  department store card
  cash back/flow
  cashflow
  day to day
  board meeting
  on board
  lift club/up
  track record
  keep track
  drug test/tests
  painting/paintings/pictures/art/mirrors/tv/tvs on/against walls/wall
  hang/hangs/hung/hanging on walls/wall
  teen die mure hang
  in the field of
  inhouse
  house rules/keys
  public liability
  security company recommended
  people are scared
  home insurance policy
  no cell phones in
  no cellphones in
  no phones in/allowed/policy
  metal detector
  sell/sells/sold/pay/paid/work/works/buy/bought for cash
  # beds
  shoe rack
  taxi rank
  smash repairs
  bank details
  workshop mall
  delivery note
  job card
  business rescue
  // Danger in jest, and words of danger for other things.
  kill/kills/killing/killed grass/weed/weeds/ants/rats/mice/cockroaches/germs/insects/battery/engine/mood/sales/business/deal/lawn
  killing it
  boss/teacher/coach will kill me
  bombed test/exam/interview/audition/maths/presentation
  bath/photo/seed/cherry bomb
  cost/costs/costing a bomb
  bomb squad film
  bomb-proof
  hijacked meeting/conversation/agenda/party/discussion/project
  hijack meeting/conversation/agenda/party/discussion
  shoot photo/photos/video/videos/film/pictures/hoops/pool/wedding
  photo/film/video/wedding/fashion/product/movie shoot
  photo/film/video shooting
  shooting photos/videos/film/stars/star/range/hoops
  shot photos/video/pictures/glass/put
  murder mystery
  murder on my/the back/feet
  dead battery/batteries/line/end/bolt/stock/lock/weight/spot
  set traps for rats/mice/rodents/monkeys
  set a trap for rats/mice/rodents/monkeys
  rat/mouse/grease/fly/speed/tourist trap
  hiding key/keys/money/cash/jewellery/stock/gifts/presents
  hiding spare key
  held hostage by prices/eskom
  stalks of
  rape seed/oil/field
  drive-by traffic/trade
  shot through with
  nobody/noone was/got/is killed/shot/murdered/stabbed/kidnapped
  no one was/got/is killed/shot/murdered/stabbed/kidnapped
  buy/buying/using/smoking drugs
  corn/celery/maize/flower/plant/cane stalks
  school/station/beach road
`;

/** Names of something else than the things in them. */
export const compounds = `
  petrol/fuel station
  petrol/fuel garage
  sign/signs of
  battery is flat
  batteries are flat
  is/goes/go/went/are/was flat
  were/holiday flat
  flat battery/batteries/tyre/screen
  cash and/&/n carry
  fish and chips
  false/nuisance alarm
  school holiday
  car guard/wash/jamming/theft
  door/gate/garage/car/house/shop key
  burglar alarm company
  house robbery
  home invasion
  street/traffic light
  gate remote
  phone number/call
  water tank
  gas bottle
  bottle of water
  garden refuse
  office party
  cellphone tower
  cell phone tower
  sugar cane/farm
  holiday house/home/cottage
`;

/** Damage that no criminal did. */
export const damage = `
  // Water, not information.
  roof/ceiling/pipe/pipes/geyser/gutter/tap/toilet/window/windows/wall/tank/aircon leak/leaks/leaking/leaked
  roof/ceiling/pipe/geyser/tank is leaking
  leak/leaking/leaks/leaky in/from/through the/our roof/ceiling/pipe/geyser/aircon
  leaking/leaky roof/ceiling/pipe/pipes/geyser/gutter/tap/aircon
  water/rain leak/leaks/leaking/leaked
  // Games.
  kick/kicked/hit/threw/throw a/the/his/their/my ball
  ball through/into/against/at/on the/a/my/our/their window/windows/glass/roof/wall/gate/door/shop
  ball through/into/against the/my/our shop/front/kitchen/car window
  ball through/into/against window/windows/glass/fence
  ball came/went/flew/goes/comes through/into/against/over the/a/my/our window/windows/glass/roof/wall/gate/door/fence/front
  ball came/went/flew through/into the/my/our shop/front/kitchen/car window
  ball broke/smashed/cracked/hit the/a/my/our window/windows/glass/roof/wall/gate/door/front
  broke/broken/smashed/cracked/breaks/break the/a/my/our window/windows/glass with a/the/his/their ball
`;

import { readTechnologyPrices } from '@app/contracts/technology-prices';
import { example } from '@app/standalone/examples';

/** One price, on the page of video surveillance; the other pages have none. */
export const examples = [
  example(readTechnologyPrices, () => [
    {
      technology: 'video-surveillance',
      label: '4 MP, 2.8 mm camera',
      search: '4MP IP camera 2.8mm',
      from: 954.9,
    },
  ]),
];

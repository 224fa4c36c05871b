import { useSite } from '@app/kit';

/**
 * The seller of an order, as section 43(1) of the Electronic Communications and Transactions Act
 * 25 of 2002 asks: name, address and how to reach them. Registration numbers are in the footer.
 */
export function Seller() {
  const { name, legalName, office, phone, email, website } = useSite().company;
  const { street, locality, region, postalCode } = office;
  const address = `${street}, ${locality}, ${region} ${postalCode}`;
  return (
    <p>{`The seller is ${legalName || name}, ${address}: ${phone.shown}, ${email}, ${website}.`}</p>
  );
}

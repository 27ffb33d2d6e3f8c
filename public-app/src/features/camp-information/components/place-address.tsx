import { campContent } from '@camp/contracts/content/camp';

/** The camp's location as an address block. */
export function PlaceAddress() {
  const { name, street, city, state, zip } = campContent.place;
  return (
    <address>
      <strong>{name}</strong>
      <br />
      {street}
      <br />
      {city}, {state} {zip}
    </address>
  );
}

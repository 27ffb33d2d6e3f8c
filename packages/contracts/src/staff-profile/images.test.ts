import { staffImageIn, staffImageName } from './images';

it('names the same picture in every size and format', () => {
  const imageUrl = `/images/${staffImageName('64b000000000000000000001', 200, 'jpg')}`;
  expect(imageUrl).toBe('/images/64b000000000000000000001-200.jpg');
  expect(staffImageIn(imageUrl, 400, 'webp')).toBe('/images/64b000000000000000000001-400.webp');
});

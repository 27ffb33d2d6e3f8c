import type { StaffProfileInput } from '@camp/contracts/staff-profile/record';
import type { PortraitColors } from './draw-portrait';

/** A person of Meet the Staff, with the colors of the drawn portrait. One person has no portrait. */
export interface DemoStaff {
  profile: StaffProfileInput;
  portrait?: PortraitColors;
}

/** The staff profiles of the demo data. */
export const demoStaff: readonly DemoStaff[] = [
  {
    profile: {
      nameFirst: 'Maria',
      nameLast: 'Lindqvist',
      yearsAtCamp: 14,
      jobDescription: 'Camp director. In the other fifty weeks she teaches fifth grade.',
      whatMakesCampSpecial: 'The moment on the second evening when the new campers begin to sing along.',
      favoriteTradition: 'Pancakes on the porch after the sunrise hike',
      hobbies: 'Cross-country skiing, sourdough, very long novels',
      order: 1,
    },
    portrait: { sky: '#d3e4d6', hill: '#6d9570', skin: '#f0c9a4', hair: '#c9a25a', shirt: '#b04c2a' },
  },
  {
    profile: {
      nameFirst: 'Tom',
      nameLast: 'Okafor',
      yearsAtCamp: 9,
      jobDescription: 'Camp director and keeper of the ropes course',
      whatMakesCampSpecial: 'Nobody has a phone in their hand, and by Tuesday nobody misses it.',
      favoriteTradition: 'The counselor hunt, which the counselors never win',
      hobbies: 'Fly fishing, fixing bicycles, jollof rice for thirty',
      order: 2,
    },
    portrait: { sky: '#f6e3bf', hill: '#5b7f4f', skin: '#7a4b30', hair: '#241a15', shirt: '#27586b' },
  },
  {
    profile: {
      nameFirst: 'Grace',
      nameLast: 'Yellowhorse',
      yearsAtCamp: 6,
      jobDescription: 'Counselor director: trains the counselors and looks after them all week',
      whatMakesCampSpecial: 'Watching a shy ninth grader come back as a counselor.',
      favoriteTradition: 'Stories at the fire on the last night',
      hobbies: 'Beadwork, trail running, teaching her dog to canoe',
      order: 3,
    },
    portrait: { sky: '#dfecef', hill: '#3d6a57', skin: '#b97a50', hair: '#1d1715', shirt: '#e9a23b' },
  },
  {
    profile: {
      nameFirst: 'Dale',
      nameLast: 'Hendricks',
      yearsAtCamp: 21,
      jobDescription: 'Head cook. Three meals a day for seventy people, and s’mores.',
      whatMakesCampSpecial: 'A dining hall full of children who ask for seconds of the vegetables.',
      favoriteTradition: 'Letting the cleanest cabin choose the dessert',
      hobbies: 'Tomatoes, bluegrass, naps',
      order: 5,
    },
    portrait: { sky: '#fae3dc', hill: '#8a9f6b', skin: '#eab998', hair: '#b9b6ad', shirt: '#1f3d34' },
  },
  {
    profile: {
      nameFirst: 'Priya',
      nameLast: 'Raman',
      yearsAtCamp: 2,
      jobDescription: 'Camp nurse. Sunscreen, splinters, homesickness and everything else.',
      whatMakesCampSpecial: 'How quickly the bigger ones begin to take care of the small ones.',
      favoriteTradition: 'The polar bear swim (from the shore, with towels)',
      hobbies: 'Watercolors and crossword puzzles',
      order: 5,
    },
  },
];

import type { CampDirectors } from '@camp/contracts/camp/record';
import { shownPhone } from '@camp/contracts/forms/shown-phone';

interface Director {
  name: string;
  phone: string;
}

/** The directors by group, each person once. One group if the same people direct camp and counselors. */
export function directorsOf(camp: CampDirectors): { title: string; directors: Director[] }[] {
  const ofCamp = eachOnce([
    { name: camp.director1Name, phone: camp.director1Phone },
    { name: camp.director2Name, phone: camp.director2Phone },
  ]);
  const ofCounselors = eachOnce([
    { name: camp.counselorDirector1Name, phone: camp.counselorDirector1Phone },
    { name: camp.counselorDirector2Name, phone: camp.counselorDirector2Phone },
  ]);
  const all = eachOnce([...ofCamp, ...ofCounselors]);
  const areTheSame = all.length === ofCamp.length && all.length === ofCounselors.length;
  const groups = areTheSame
    ? [{ title: 'Camp and counselor director', directors: all }]
    : [
        { title: 'Camp director', directors: ofCamp },
        { title: 'Counselor director', directors: ofCounselors },
      ];
  return groups
    .filter(({ directors }) => directors.length > 0)
    .map(({ title, directors }) => ({ title: directors.length === 1 ? title : `${title}s`, directors }));
}

/** Without empty names, and without repetitions of a name with the same number. */
function eachOnce(directors: readonly Director[]): Director[] {
  const named = directors.filter(({ name }) => name !== '');
  return [...new Map(named.map((one) => [`${one.name} ${shownPhone(one.phone)}`, one])).values()];
}

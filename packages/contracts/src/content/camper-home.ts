import { lateFee } from '../camp/limits';
import { dollarsAsText } from '../payment/dollars';
import { campContent } from './camp';
import { editable } from './editable';
import { points } from './point';
import type { Prose } from './prose';

/** A question that parents ask. */
export interface Question {
  question: string;
  answer: Prose;
  /** The answer while camp costs nothing, where it differs. */
  answerWhenFree?: Prose;
}

/** A part of a day at camp. */
export interface DayPart {
  /** 'Morning' or '7:30 AM'. */
  time: string;
  what: string;
}

/** What a family says about camp. */
export interface Quote {
  text: string;
  /** 'Mother of two campers'. */
  name: string;
}

const questions = (list: readonly Question[]) => list;
const dayParts = (list: readonly DayPart[]) => list;
const quotes = (list: readonly Quote[]) => list;

/** Text of /camper-home that isn't in a camp record (docs/product/public-site.md, Camper home). */
export const camperHomeContent = editable(
  'camper-home',
  {
    intro:
      'Camp is for youth entering 4th to 9th grade in the fall of the camp year. Expect five nights of hiking, crafts, music, campfires and new friends. Many counselors were campers themselves.',
    computerAdvice:
      'The form is long, so we recommend a computer. Have your child’s immunization record ready.',
    staffBlurb:
      'Everyone at camp is a volunteer: teachers, nurses, students and grandparents. Many came as campers and never quite left. Counselors stay in the cabins, and a nurse is on site day and night.',
    bringBlurb:
      'Bring old clothes, a warm jacket, a flashlight and a water bottle. The full list prints on one page.',
    campSundayBlurb:
      'On Camp Sunday, families come back for outdoor worship and a barbecue, and to hear about the week.',
    medicalPolicy:
      'In an emergency, all children 17 and under are taken to the nearest appropriate facility, following emergency medical services (EMS) protocol.',
    safety: points([
      {
        title: 'A nurse at camp',
        text: 'The camp nurse is there for every medical question, gives out medication and checks on everyone each morning. Tell us on the form what the nurse should know.',
      },
      {
        title: 'Who looks after campers',
        text: 'Staff are 18 or older when camp begins. Counselors are students in grades 10 to 12. They apply, are interviewed, and train before camp. For the number of campers per counselor, and for how we check our volunteers, email {camp email}.',
      },
      {
        title: 'Rules for everyone',
        text: 'Campers, counselors and staff follow our Zero Tolerance Policy. You’ll find it on the form.',
      },
    ]),
    day: dayParts([
      { time: 'Morning', what: 'Breakfast, a health check, then crafts and activities' },
      { time: 'Midday', what: 'Lunch together' },
      { time: 'Afternoon', what: 'Hikes, crafts, music and games with friends' },
      { time: 'Evening', what: 'Dinner, then skits, a dance or a campfire' },
      { time: 'Every day', what: 'A short worship time and small-group discussion' },
    ]),
    quotes: quotes([]),
    faq: questions([
      {
        question: 'Does registering secure a spot?',
        answer:
          'Not yet. Campers may be waitlisted. We’ll email you a payment link, and the spot is secured once you’ve registered and paid.',
        answerWhenFree:
          'Not yet. Campers may be waitlisted. We’ll email you when there’s a spot. The spot is secured once you confirm it from your profile. Camp is free.',
      },
      {
        question: 'Which grade counts?',
        answer: 'It’s the grade your child enters in the fall of the camp year, from 4th to 9th.',
      },
      {
        question: 'We missed the due date. Can we still come?',
        answer: 'Yes, if any spots are left. A late fee of {late fee} applies after the due date.',
      },
      {
        question: 'Can siblings or friends share a cabin?',
        answer:
          'We assign cabins by age. Email {camp email} with the other child’s name, and we’ll do what we can.',
      },
      {
        question: 'What if my child takes medication?',
        answer:
          'Bring the medication to check-in in its original packaging. The camp nurse stores it, gives it out and is happy to talk with you beforehand.',
      },
      {
        question: 'Can I call my child?',
        answer:
          'There’s no cell service at camp. Send letters along, or email {camp email} and we’ll print your message. If anything is wrong, we’ll call you.',
      },
      {
        question: 'Is this a church camp?',
        answer:
          'Camp is Christian and inter-denominational. Each day includes a short worship time and small-group discussion. Children of every background are welcome.',
      },
      {
        question: 'What if we can’t afford camp?',
        answer:
          'Email {camp email}. Thanks to gifts from many families, no child has to stay home because of cost.',
      },
    ]),
  },
  { 'camp email': () => campContent.contact.email, 'late fee': () => dollarsAsText(lateFee) },
);

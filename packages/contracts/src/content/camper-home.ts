import { lateFee } from '../camp/limits';
import { dollarsAsText } from '../payment/dollars';

/** Page text of /camper-home that is in no camp record (docs/product/public-site.md, Camper home). */
export const camperHomeContent = {
  intro:
    'Camp is for youth entering 4th to 9th grade in the fall of the camp year: five nights of hiking, crafts, music, campfire and new friends, led by counselors who were campers themselves.',
  computerAdvice:
    'The form is long. It goes best on a computer, with your child’s immunization record beside you.',
  staffBlurb:
    'Everyone at camp is a volunteer: teachers, nurses, students, grandparents. Many came as campers and never quite left. Counselors live in the cabins; a nurse is at camp day and night.',
  bringBlurb:
    'Old clothes, a warm jacket, a flashlight and a water bottle. The whole list is one page to print.',
  campSundayBlurb:
    'On Camp Sunday families come back for an outdoor worship service and a barbecue, and to see what the week was about.',
  parentResources: [
    { page: 'parentHomesick', label: 'Helping a child who may be homesick' },
    { page: 'parentPills', label: 'Teaching a child to swallow pills' },
  ],
  medicalPolicy:
    'By the protocol of the emergency medical services (EMS), all children 17 and under are taken to the nearest appropriate facility.',
  faq: [
    {
      question: 'Does registering secure a place?',
      answer:
        'Not yet. Campers may be waitlisted. We send a payment link by email; a place is secured once the camper is both registered and paid for.',
      answerWhenFree:
        'Not yet. Campers may be waitlisted. We email you when there is a place; it is secured once you confirm it from your profile. Camp is free.',
    },
    {
      question: 'Which grade counts?',
      answer: 'The grade your child enters in the fall of the camp year, from 4th to 9th.',
    },
    {
      question: 'We missed the due date. Can we still come?',
      answer: `Often yes. After the due date a late fee of ${dollarsAsText(lateFee)} applies, and it depends on whether there are seats left.`,
    },
    {
      question: 'Can siblings or friends share a cabin?',
      answer: 'Cabins are by age. Write a friend’s name to the directors and they will do what they can.',
    },
    {
      question: 'My child takes medication.',
      answer:
        'Bring it in its original package to check-in. The camp nurse keeps it and gives it, and is glad to talk with you before.',
    },
    {
      question: 'Can I call my child?',
      answer:
        'There is no cell service at camp. Send letters along, or an email that we print. If anything is wrong, we call you.',
    },
    {
      question: 'Is it a church camp?',
      answer:
        'Camp is Christian and inter-denominational. Each day has a short time of worship and of talking in small groups. Children of every background are welcome.',
    },
    {
      question: 'What if money is the problem?',
      answer:
        'Write to us. Gifts of many families make it possible that no child stays home for that reason.',
    },
  ],
} as const;

import { t } from '@fairtab/domain/language/t';
import type { PolicyText } from '../../app/front/Policy';
import { KEPT } from './kept';

/** The privacy policy. Every time in it comes from KEPT, which a test compares with the code that deletes. */
export const PRIVACY: PolicyText = {
  title: t('Privacy Policy'),
  effective: t('Effective January 1, 2025'),
  intro: t(
    'Fairtab splits restaurant bills. To do that it keeps the bill and who had what. This page says what is kept, where, for how long and who sees it. Nothing is sold, there are no advertisements, and no analytics of other companies run on these pages.',
  ),
  sections: [
    {
      title: t('What is kept about a receipt'),
      paragraphs: [
        t(
          'The restaurant, the date, the dishes with their prices, tax, tip and total. For each claim: the name that was typed, what was taken, the amount, and, if somebody gave them, an email address or phone number. For each payment: the way to pay, the handle that was entered, the amount and the time. Every change is listed in the history of the receipt.',
        ),
      ],
      points: [
        t(
          'The host decides who sees a receipt: everybody with the link (this is how it begins), only people with a claim on it, or nobody else.',
        ),
        t('The link is a random key that cannot be guessed. Receipt pages ask search engines not to list them.'),
        t(
          'Email addresses, phone numbers and handles of a diner are shown to the host and to that diner, to nobody else.',
        ),
        t(
          'In the list of people everybody sees who still has to pay. How much the others owe stands there for the host alone.',
        ),
      ],
    },
    {
      title: t('Photos'),
      paragraphs: [
        t(
          'A photo is made smaller on your phone, sent to Fairtab and stored as an upright picture without its metadata, so without the place it was taken. It is read on the machine that Fairtab runs on, unless its operator has set up Google Cloud Vision; then the picture is sent to Google to be read.',
        ),
        t('Only the host sees the photos of a receipt, until the host shares them with the table.'),
      ],
      points: [
        t('A photo that nobody had read is deleted after {duration}.', { duration: KEPT.unreadPhoto }),
        t('Photos that were read, but that no receipt was made of, are deleted after {duration}.', {
          duration: KEPT.unusedScan,
        }),
        t('Photos of a receipt are deleted with the receipt.'),
      ],
    },
    {
      title: t('Corrections'),
      paragraphs: [
        t(
          'When you correct what was read from a photo, the correction is kept for improving the reading only if you switch that on. It is stored with the receipt and deleted with it.',
        ),
      ],
    },
    {
      title: t('If you have no account'),
      paragraphs: [
        t(
          'Your browser gets a random secret in a cookie with your first claim or receipt, for {duration}. It is how Fairtab knows which claims are yours. We keep only a hash of it. Names, handles and the list of your tables that the start page shows are stored on your device and are not sent anywhere until you use them.',
          { duration: KEPT.guestCookie },
        ),
        t(
          'The language that you choose is kept in a cookie on your device. With your first claim or receipt, and with an account, Fairtab keeps it, too, so that messages to you are written in it.',
        ),
        t(
          'A receipt made without an account is removed {settledDuration} after its last change when everything on it is paid and confirmed, {openDuration} after it when not, and {unclaimedDuration} after it when nobody ever claimed. Whoever left an address on it is told {noticeDuration} before. A guest who owns nothing any more is deleted together with its secret when the cookie ends.',
          {
            settledDuration: KEPT.guestReceiptSettled,
            openDuration: KEPT.guestReceiptOpen,
            unclaimedDuration: KEPT.guestReceiptUnclaimed,
            noticeDuration: KEPT.toldBefore,
          },
        ),
      ],
    },
    {
      title: t('If you have an account'),
      paragraphs: [
        t(
          'We keep your username, your password as an Argon2 hash, and what you add to your profile: names, email address, phone number, a photo. Saved payment methods are handles or the last four digits of an account; they are encrypted with AES-256, and so is the secret of your second factor. We never ask for card numbers.',
        ),
      ],
      points: [
        t(
          'You stay signed in for {idleDuration} after your last visit, and at most {longestDuration}. The profile lists your devices and signs each of them out.',
          { idleDuration: KEPT.sessionIdle, longestDuration: KEPT.sessionLongest },
        ),
        t(
          'A random secret in a cookie lets your account know this browser again, so that a login elsewhere can be mailed to you. It is kept for {duration} after the last login. We keep only a hash of it.',
          { duration: KEPT.deviceCookie },
        ),
        t(
          'Of a passkey we keep the public half, which browser made it, and when it was used. The secret half never leaves your device.',
        ),
        t(
          'The page of your username is there only if you turn it on. Then everybody who knows the name reads the display name and the ways to pay that you chose, and a host can ask you to take over a part. What was asked stays with the receipt; your name goes from it with your account.',
        ),
        t(
          'If you pay by card in Fairtab, the card number goes from your browser to Stripe and never to us. Stripe gets the amount, the host’s account there and a random id, and not what you ate or whose receipt it is. We keep the amounts, when it was, and Stripe’s ids, because the law wants books to be kept.',
        ),
        t('You can download everything that we keep about your account as a file, from your profile.'),
      ],
    },
    {
      title: t('Messages'),
      paragraphs: [
        t(
          'If you leave an email address with a claim, Fairtab writes to it about what is not paid: after {days}, never between 9 in the evening and 9 in the morning, and never after you paid. Every such mail has a link that ends them. A phone number gets text messages only once it was confirmed with a code, and STOP as an answer ends them. From then on we keep a hash of the address, so that we know not to write again. The address itself is deleted {addressDuration} after everything on the receipt is settled.',
          { days: KEPT.reminders, addressDuration: KEPT.addresses },
        ),
        t(
          'An address gets few messages, without names or dishes, until somebody opens one and says that the address is theirs. To count them we keep a hash of the address and of the network that caused them for {firstDuration}, and a hash of the network from which a guest first came for {networkDuration}.',
          { firstDuration: KEPT.firstMessages, networkDuration: KEPT.networks },
        ),
        t(
          'Your browser can show you messages if you switch that on. They go through the service of your browser’s maker, encrypted for your browser alone.',
        ),
        t(
          'The text of a mail is deleted as soon as it is sent. Its address and subject are deleted after {duration}.',
          {
            duration: KEPT.mail,
          },
        ),
        t(
          'The newsletter goes only to who confirmed it by a link in a mail, within {duration}. Then we store the address, the moment you asked and the moment you confirmed; before that nothing is on the list. One click on the link in any issue deletes the address.',
          { duration: KEPT.newsletterLink },
        ),
      ],
    },
    {
      title: t('Deleting'),
      paragraphs: [
        t(
          'A file that you export with an account is removed after {duration}, or with the account. Only the account can open it. What a host notes about a receipt for the own books is seen by nobody else, and is removed with the receipt.',
          { duration: KEPT.exports },
        ),
        t(
          'A host who deletes a receipt can bring it back for {duration}. After that it is removed with its claims, payments and photos.',
          { duration: KEPT.deletedReceipt },
        ),
        t(
          'You delete your account in your profile, by a link that we mail to you and that works for {duration}, or by your password when you have no verified address. The receipts you host, your photos, saved methods and settings are removed. On receipts of others your claims stay, so that their sums stay right, but without your name, contact and handles.',
          { duration: KEPT.deletionLink },
        ),
        t('A backup may contain what was deleted until the backup itself is deleted by whoever runs this Fairtab.'),
      ],
    },
    {
      title: t('Who else gets data'),
      paragraphs: [
        t(
          'Nobody, by our own doing, besides those who deliver our messages (the mail server, Twilio for text messages if its operator has set it up, your browser’s maker for messages on your screen) and Google if it reads the photos. When you tap a pay button, your phone opens the payment app with payee, amount and a note; what happens there is between you and that app.',
        ),
        t(
          'Failed logins and other attempts are counted by network address for at most an hour, to stop guessing. Logs contain no names, addresses or handles.',
        ),
      ],
    },
    {
      title: t('Asking us'),
      paragraphs: [
        t(
          'Write to the address behind “Contact” below if you want to know, correct or delete something and the pages do not let you.',
        ),
      ],
    },
  ],
};

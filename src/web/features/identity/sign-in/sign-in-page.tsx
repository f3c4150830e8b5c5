import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Me } from '#contract/identity/me.ts'
import { homeOf } from '#core/access/home.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { forgetReads } from '#web/lib/query/lazy-client.ts'
import { readMe } from '#web/lib/query/read-me.ts'
import { mayBeSignedIn } from '#web/lib/signed-in-mark.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import type { Choice } from '#web/lib/visitor-data/choice.ts'
import { useVisitorQuestion } from '#web/lib/visitor-data/use-visitor-question.ts'
import { whatIsHere } from '#web/lib/visitor-data/what-is-here.ts'
import { MergeStep, PrivateAddressStep } from './after-sign-in.tsx'
import { CodeStep } from './code-step.tsx'
import { FactorPart } from './factor-part.tsx'
import { type FirstNews, FirstStep } from './first-step.tsx'
import { LinkStep } from './link-step.tsx'
import { OtherBrowserStep } from './other-browser-step.tsx'
import {
  isWrongAccount,
  type MailedLink,
  mailedLinkIn,
  type SignOnOutcome,
  safePath,
  signOnOutcomeIn,
  signOnProblemIn,
} from './return-path.ts'
import type { SignOnOffer } from './sign-on-step.tsx'
import { SignedInStep } from './signed-in-step.tsx'
import { useHeadingFocus } from './step-heading.tsx'
import { stepOf } from './step-of.ts'
import {
  forgetRequest,
  hasAsked,
  keepAddress,
  type StoredRequest,
  storedRequest,
  type Waits,
} from './stored-request.ts'
import { useAlreadyIn } from './use-already-in.ts'
import { useSignIn } from './use-sign-in.ts'

const loadFactorSteps = () => import('#web/lib/second-factor/factor-steps.tsx')

/** Fetched only for the few people whose employer has its own sign-in. */
const loadSignOn = () => import('./sign-on-step.tsx')

/** Whether the person's role needs a second factor that this session has not shown. */
const lacksFactor = ({ secondFactor: { needed, shown } }: Me) => needed && !shown

const hasFactor = ({ secondFactor: { authenticator, passkey } }: Me) => authenticator || passkey

/** Signing in: address and code, or the mailed link and one click; then the second factor, where the person has one or needs one. */
export function SignInPage() {
  const { pathTo } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [me, setMe] = useAlreadyIn()
  const [link, setLink] = useState<MailedLink | null>(null)
  const [request, setRequest] = useState<StoredRequest | null>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const [entered, setEntered] = useState(false)
  /** The mailed code was right, and the session waits for one of these second factors. */
  const [waits, setWaits] = useState<Waits | null>(null)
  /** The person is signed in, but their role needs a second factor. */
  const [lacking, setLacking] = useState<Me | null>(null)
  const [askedFor, setAskedFor] = useState<Me | null>(null)
  const visitor = useVisitorQuestion()
  const [asked, setAsked] = useState(false)
  const [news, setNews] = useState<FirstNews>(null)
  const [offer, setOffer] = useState<SignOnOffer | null>(null)
  const [returned, setReturned] = useState<SignOnOutcome | null>(null)
  const {
    busy,
    problem,
    forgetProblem,
    unsent,
    requestCode,
    signIn: enter,
    arrive,
    signOut,
  } = useSignIn(wanted)
  const factor = waits ? 'show' : lacking === null ? null : hasFactor(lacking) ? 'show' : 'add'
  const steps = useLazyModule(factor !== null, loadFactorSteps)
  const signOn = useLazyModule(offer !== null, loadSignOn)
  const refused = signOnProblemIn(returned)
  const destinationOf = (who: Me | null) => wanted ?? pathTo(who ? homeOf(who) : '/hem')

  // The prerendered page has no query, fragment or storage, so these are read in an effect.
  useEffect(() => {
    const mailed = mailedLinkIn({ hash, search })
    setLink(mailed)
    setWanted(mailed?.to ?? safePath(new URLSearchParams(search).get('to')))
    const stored = storedRequest(Date.now())
    setRequest(stored)
    // A newer mail goes first.
    if (mailed === null && stored?.waits !== undefined) setWaits(stored.waits)
    setAsked(hasAsked(Date.now()))
    setReturned(signOnOutcomeIn(search))
  }, [search, hash])

  // After the employer's sign-in: the session is open, or waits for the second factor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back happens once
  useEffect(() => {
    if (returned === 'waits') setWaits({ authenticator: true, passkey: false })
    if (returned === 'waits-passkey') setWaits({ authenticator: true, passkey: true })
    if (returned === 'in') void arrive().then(settle)
  }, [returned])

  // The person came from a page of their role, which needs the second factor.
  useEffect(() => {
    if (me !== null && wanted !== null && lacksFactor(me)) setLacking(me)
  }, [me, wanted])

  const elsewhere = link !== null && (!asked || problem?.code === 'other-browser')
  const step = stepOf({
    factor,
    asksPrivate: askedFor !== null,
    merges: entered,
    elsewhere,
    hasLink: link !== null,
    cameBack: returned === 'in',
    hasOffer: offer !== null,
    isIn: me !== null,
    hasRequest: request !== null,
    arrived: { factor: Boolean(steps), offer: Boolean(signOn) },
  })
  useHeadingFocus(step)

  /** Continues to the wanted page. A person who came with an employer's address is first asked, once, for a private one. */
  const goOn = async () => {
    const now = await readMe(new AbortController().signal).catch(() => null)
    setLacking(null)
    if (now !== null && lacksFactor(now)) {
      setLacking(now)
      return
    }
    const isAsked = now?.opensOwn && now.memberships.length > 0 && !now.privateAddress.asked
    if (isAsked) setAskedFor(now)
    else void navigate(destinationOf(now), { replace: true })
  }
  async function goIn(email: string, code: string, byLink: boolean) {
    const became = await enter(email, code, byLink)
    if (became === 'in') await stay()
    else setWaits(became)
  }
  async function stay() {
    if (mayBeSignedIn()) return settle()
    toEmail()
    setNews('unkept')
  }
  async function settle() {
    if (whatIsHere().length > 0) setEntered(true)
    else await goOn()
  }
  const toEmail = () => {
    forgetRequest()
    setRequest(null)
    setLink(null)
    setOffer(null)
    if (link !== null) void navigate(pathname + search.replace(/[?&]kod\b.*/, ''), { replace: true })
  }
  /** The code is typed instead. A phone that loads the page again while the person looks at the mail then shows its field. */
  const dropLink = ({ to }: MailedLink) =>
    void navigate(pathname + (to === null ? '' : `?to=${encodeURIComponent(to)}`), { replace: true })
  async function send(email: string, codeAnyway = true): Promise<boolean> {
    setNews(null)
    const became = await requestCode(email, codeAnyway)
    if (became === null) return false
    setReturned(null)
    if (became !== 'sent') {
      setOffer({ email, organisation: became.organisation })
      return false
    }
    setOffer(null)
    setRequest({ email, sentAt: Date.now() })
    return true
  }

  if (factor !== null) {
    if (!steps) return steps === null ? <MissingPart /> : null
    const shown = async () => {
      forgetRequest()
      if (!waits) {
        await forgetReads('somebody')
        return goOn()
      }
      await arrive()
      setWaits(null)
      await settle()
    }
    return (
      <FactorPart
        {...{ steps, waits, lacking }}
        adds={factor === 'add'}
        onAdded={() => void forgetReads('somebody').then(() => goOn())}
        onShown={shown}
        onAnew={(ended) => {
          setWaits(null)
          toEmail()
          setNews(ended ? 'ended' : null)
        }}
      />
    )
  }
  if (askedFor !== null) {
    const onGoOn = () => void navigate(destinationOf(askedFor), { replace: true })
    return <PrivateAddressStep email={askedFor.person.email} onGoOn={onGoOn} />
  }
  if (entered) {
    const answer = (choice: Choice) => {
      visitor.answer(choice)
      void goOn()
    }
    return <MergeStep things={visitor.things} onAnswer={answer} />
  }
  if (link !== null && elsewhere) {
    const typeHere = () => {
      keepAddress({ email: link.email, sentAt: Date.now() })
      forgetProblem()
      dropLink(link)
    }
    return <OtherBrowserStep email={link.email} code={link.code} onTypeHere={typeHere} />
  }
  if (link !== null) {
    return (
      <LinkStep
        email={link.email}
        busy={busy}
        problem={problem}
        code={link.code}
        onSignIn={() => void goIn(link.email, link.code, true)}
        onResend={() => void send(link.email).then((sent) => sent && dropLink(link))}
        onOther={toEmail}
      />
    )
  }
  if (returned === 'in') return null
  if (offer !== null) {
    if (!signOn) return signOn === null ? <MissingPart /> : null
    return (
      <signOn.SignOnStep
        offer={offer}
        returnTo={wanted}
        // Read from the address: the words about the refusal are gone once another address is sent.
        wrongAccount={isWrongAccount(signOnOutcomeIn(search))}
        busy={busy}
        problem={problem}
        onCode={() => void send(offer.email)}
        onOtherEmail={toEmail}
      />
    )
  }
  if (me) {
    return (
      <SignedInStep
        email={me.person.email}
        goingOn={wanted !== null}
        busy={busy}
        problem={problem}
        unsent={unsent}
        onGo={() => void navigate(destinationOf(me))}
        onSignOut={(anyway) =>
          void signOut(anyway).then((out) => {
            setNews(out ? 'signed-out' : null)
            if (out) setMe(null)
          })
        }
      />
    )
  }
  if (request !== null) {
    return (
      <CodeStep
        email={request.email}
        sentAt={request.sentAt}
        busy={busy}
        problem={problem}
        onSignIn={(code) => void goIn(request.email, code, false)}
        onResend={() => send(request.email)}
        onOtherEmail={toEmail}
      />
    )
  }
  return (
    <FirstStep
      news={news}
      refused={refused}
      busy={busy}
      problem={problem}
      onSend={(email) => void send(email, false)}
      onSigned={() => arrive().then(stay)}
    />
  )
}
